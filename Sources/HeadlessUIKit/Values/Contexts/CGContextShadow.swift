import Foundation
import Graphics

/// The shadow of what is drawn, in the context's first space, whatever its transform.
struct CGContextShadow {
  /// Pixels, y down.
  let dx, dy: Double
  /// The blur's deviation in pixels: half of what Core Graphics calls the blur.
  let sigma: Double
  let color: Color

  /// How many pixels away something can cast a shadow on a pixel.
  var reach: Int { Int((sigma * 3 + max(abs(dx), abs(dy))).rounded(.up)) + 4 }
}
