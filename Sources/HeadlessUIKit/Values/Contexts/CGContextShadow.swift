import Foundation
import Graphics

/// The shadow of a drawing, in device space: the context's transform does not affect it.
struct CGContextShadow {
  /// The offset in pixels, with y down.
  let dx, dy: Double
  /// The standard deviation of the blur in pixels: half of Core Graphics' blur value.
  let sigma: Double
  let color: Color

  /// The distance in pixels over which the shadow can reach.
  var reach: Int { Int((sigma * 3 + max(abs(dx), abs(dy))).rounded(.up)) + 4 }
}
