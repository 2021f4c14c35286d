import Foundation
import Graphics
import Layers

/// The image that a layer drew.
struct LayerDrawing {
  let source: ImageSource
  let scale: CGFloat
  /// The size of the bounds at the time of drawing, in points.
  let size: CGSize

  /// Returns the image as contents: in place, or placed by `mode` while the bounds have another
  /// size.
  func contents(mode: ContentMode, in size: CGSize) -> Contents {
    .image(
      ImageContents(image: source, scale: scale, mode: size == self.size ? .topLeft : mode))
  }
}
