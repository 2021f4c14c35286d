import Foundation
import Graphics

/// The graphics state that `saveGState` saves.
struct CGContextState {
  var ctm: CGAffineTransform
  var clip: Coverage
  var fillColor = Color.black
  var strokeColor = Color.black
  /// The pattern used in place of the fill colour; nil for none.
  var fillPattern: CGContextPattern?
  var strokePattern: CGContextPattern?
  /// The colour space for the components of a fill colour; it decides their number.
  var fillSpace = CGColorSpaceCreateDeviceRGB()
  var strokeSpace = CGColorSpaceCreateDeviceRGB()
  var stroke = StrokeStyle()
  var alpha = 1.0
  var blendMode = BlendMode.normal
  var shadow: CGContextShadow?
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default
}
