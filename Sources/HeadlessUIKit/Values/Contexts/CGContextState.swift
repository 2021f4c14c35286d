import Foundation
import Graphics

/// What `saveGState` keeps.
struct CGContextState {
  var ctm: CGAffineTransform
  var clip: Coverage
  var fillColor = Color.black
  var strokeColor = Color.black
  /// In the place of the colours; nil for none.
  var fillPattern: CGContextPattern?
  var strokePattern: CGContextPattern?
  /// How many numbers a colour of the spaces that were set last has.
  var fillSpace = CGColorSpaceCreateDeviceRGB()
  var strokeSpace = CGColorSpaceCreateDeviceRGB()
  var stroke = StrokeStyle()
  var alpha = 1.0
  var blendMode = BlendMode.normal
  var shadow: CGContextShadow?
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default
}
