import Foundation

extension UIButton {
  /// The built-in style of a button. Raw values are those of UIKit.
  public enum ButtonType: Int, Sendable {
    /// A button without a style. Titles are white.
    case custom = 0
    /// A button with title and image in the tint colour, paler while highlighted.
    case system = 1
    /// An "i" in a circle. `infoLight` and `infoDark` look alike here.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A plain button; here equal to `custom`.
    case plain = 6
    /// A cross on a grey disc with a diameter of 30 points.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }

    static let closeSide: CGFloat = 30

    /// The font of titles without a configuration: 18 points for buttons without a style, otherwise
    /// 15.
    @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : 18) }

    /// Whether titles and images are in the tint colour.
    var isTinted: Bool {
      switch self {
      case .custom, .plain: false
      case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
      }
    }

    /// The symbol shown by this type: 22 points wide, as measured in screenshots of iOS 13 to 16.
    var symbol: (name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight)? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", 19, .regular)
      case .contactAdd: ("plus.circle", 19, .regular)
      case .close: ("xmark", 12, .bold)
      }
    }
  }

  /// The purpose of a button. Raw values are those of UIKit.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
