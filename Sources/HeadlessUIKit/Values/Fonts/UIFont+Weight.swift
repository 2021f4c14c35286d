public import Foundation
import Typography

extension UIFont {
  /// A font weight, from −1 to 1 with regular at 0. Fonts use the closest of the nine named
  /// weights.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from −1 (lightest) to 1.
    public let rawValue: CGFloat

    /// Creates a weight; NaN selects the regular weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight; NaN selects the regular weight.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The ultra-light weight, −0.8 as in UIKit.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight, −0.6 as in UIKit.
    public static let thin = Weight(-0.6)
    /// The light weight, −0.4 as in UIKit.
    public static let light = Weight(-0.4)
    /// The regular weight, 0 as in UIKit.
    public static let regular = Weight(0)
    /// The medium weight, 0.23 as in UIKit.
    public static let medium = Weight(0.23)
    /// The semibold weight, 0.3 as in UIKit.
    public static let semibold = Weight(0.3)
    /// The bold weight, 0.4 as in UIKit.
    public static let bold = Weight(0.4)
    /// The heavy weight, 0.56 as in UIKit.
    public static let heavy = Weight(0.56)
    /// The black weight, 0.62 as in UIKit.
    public static let black = Weight(0.62)
  }
}

extension FontWeight {
  /// UIKit's values of the weights, lightest first (`UIFontWeightUltraLight` … `UIFontWeightBlack`
  /// as published).
  private static let places: [(weight: FontWeight, place: UIFont.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// Creates the weight closest to a UIKit weight.
  init(_ weight: UIFont.Weight) {
    let place = weight.rawValue
    let nearest = Self.places.min {
      abs($0.place.rawValue - place) < abs($1.place.rawValue - place)
    }
    self = place.isNaN ? .regular : nearest?.weight ?? .regular
  }

  /// UIKit's value of the weight.
  var uiKit: UIFont.Weight { Self.places.first { $0.weight == self }?.place ?? .regular }
}
