public import Foundation
import Graphics

/// A colour in Core Image's form, with sRGB components.
public final class CIColor: NSObject, Sendable {
  /// The colour's components, not clamped.
  public let red, green, blue, alpha: CGFloat

  /// Creates a colour from sRGB components, which are not clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates a colour from a UIKit colour, resolved for the current traits.
  public convenience init(color: UIColor) { self.init(color.color(in: .current)) }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  private convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// The number of components: 4, including alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns whether another colour has equal components.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// A hash value consistent with `isEqual(_:)`.
  public override var hash: Int { [red, green, blue, alpha].map(Double.init).stableHash }
}

extension UIColor {
  /// Creates a colour from a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
