import Foundation
import Graphics
import Layers

/// What a layer drew.
struct LayerDrawing {
  let source: ImageSource
  let scale: CGFloat
  /// Of the bounds when it was drawn.
  let size: CGSize

  /// Where it was drawn, or, in bounds of another size, as the mode says until it is drawn again.
  func contents(mode: ContentMode, in size: CGSize) -> Contents {
    .image(
      ImageContents(image: source, scale: scale, mode: size == self.size ? .topLeft : mode))
  }
}
