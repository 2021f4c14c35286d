import Foundation
import Graphics

/// What `saveGState` keeps.
struct CGContextState {
  var ctm: CGAffineTransform
  var clip: Coverage
  var fillColor = Color.black
  var strokeColor = Color.black
  var stroke = StrokeStyle()
  var alpha = 1.0
  var blendMode = BlendMode.normal
  var shadow: CGContextShadow?
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default
}
