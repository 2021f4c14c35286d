import Foundation

extension UIButton {
  /// How a button looks of its own; raw values as UIKit's.
  public enum ButtonType: Int, Sendable {
    /// As told; titles are white.
    case custom = 0
    /// Titles and pictures in the tint colour, paler under a finger.
    case system = 1
    /// An i in a circle, as the next two.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// As `custom`.
    case plain = 6
    /// A cross on a grey disc of 30 points.
    case close = 7

    /// As `system`.
    public static var roundedRect: ButtonType { .system }

    static let closeSide: CGFloat = 30

    /// Whether titles and pictures are in the tint colour.
    var isTinted: Bool {
      switch self {
      case .custom, .plain: false
      case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
      }
    }

    /// The symbol that stands for it: 22 points wide, as measured in pictures of iOS 13 to 16.
    var symbol: (name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight)? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", 19, .regular)
      case .contactAdd: ("plus.circle", 19, .regular)
      case .close: ("xmark", 12, .bold)
      }
    }
  }

  /// What a button is for; raw values as UIKit's.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
