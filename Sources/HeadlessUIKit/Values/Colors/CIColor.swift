public import Foundation
import Graphics

/// A colour as Core Image has it: components in sRGB.
public final class CIColor: NSObject, Sendable {
  /// 0…1.
  public let red, green, blue, alpha: CGFloat

  /// Components as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Those of a UIKit colour, under the traits that hold where it is asked.
  public convenience init(color: UIColor) { self.init(color.color(in: .current)) }

  /// Those of a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  private convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// 4: three colours and alpha.
  public var numberOfComponents: Int { 4 }

  /// Whether the components are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { [red, green, blue, alpha].map(Double.init).stableHash }
}

extension UIColor {
  /// A colour of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
