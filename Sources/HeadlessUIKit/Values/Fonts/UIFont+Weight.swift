public import Foundation
import Typography

extension UIFont {
  /// How bold, by UIKit's numbers from −1 to 1, of which regular is 0; a font has the nearest of the nine.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1, the lightest, to 1.
    public let rawValue: CGFloat

    /// NaN is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The same.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// UIKit's −0.8.
    public static let ultraLight = Weight(-0.8)
    /// UIKit's −0.6.
    public static let thin = Weight(-0.6)
    /// UIKit's −0.4.
    public static let light = Weight(-0.4)
    /// UIKit's 0.
    public static let regular = Weight(0)
    /// UIKit's 0.23.
    public static let medium = Weight(0.23)
    /// UIKit's 0.3.
    public static let semibold = Weight(0.3)
    /// UIKit's 0.4.
    public static let bold = Weight(0.4)
    /// UIKit's 0.56.
    public static let heavy = Weight(0.56)
    /// UIKit's 0.62.
    public static let black = Weight(0.62)
  }
}

extension FontWeight {
  /// UIKit's numbers for weights, lightest first (`UIFontWeightUltraLight` … `UIFontWeightBlack` as published).
  private static let places: [(weight: FontWeight, place: UIFont.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// The weight nearest to one of UIKit's.
  init(_ weight: UIFont.Weight) {
    let place = weight.rawValue
    let nearest = Self.places.min {
      abs($0.place.rawValue - place) < abs($1.place.rawValue - place)
    }
    self = place.isNaN ? .regular : nearest?.weight ?? .regular
  }

  /// UIKit's number.
  var uiKit: UIFont.Weight { Self.places.first { $0.weight == self }?.place ?? .regular }
}
