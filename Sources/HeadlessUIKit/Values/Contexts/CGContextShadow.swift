import Foundation
import Graphics

/// The shadow of a drawing, in device space: the context's transform does not affect it.
struct CGContextShadow {
  /// The offset in pixels, with y down.
  let dx, dy: Double
  /// The standard deviation of the blur in pixels: half of Core Graphics' blur value.
  let sigma: Double
  let color: Color

  /// Creates a shadow with lengths up to 2³⁰ pixels. NaN and a negative blur are 0.
  init(dx: CGFloat, dy: CGFloat, sigma: CGFloat, color: Color) {
    func bounded(_ length: CGFloat) -> Double {
      length.isNaN ? 0 : Double(min(max(length, -0x1p30), 0x1p30))
    }
    self.dx = bounded(dx)
    self.dy = bounded(dy)
    self.sigma = max(bounded(sigma), 0)
    self.color = color
  }

  /// The distance in pixels over which the shadow can reach.
  var reach: Int { Int((sigma * 3 + max(abs(dx), abs(dy))).rounded(.up)) + 4 }
}
