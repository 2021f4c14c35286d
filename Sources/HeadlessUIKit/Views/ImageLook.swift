import Foundation

/// What a picture says of how it is to be shown, beside its pixels.
struct ImageLook: Equatable {
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether caps were set, be they zero.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  /// Shown one after the other; none is a picture that stands.
  var images: [UIImage]?
  var duration: TimeInterval = 0
}
