package import Foundation
package import Graphics
import Typography

extension Layer {
  /// Returns the boxes of the text of the layer and its sublayers. Perspective is ignored.
  ///
  /// - Parameter parent: The transform from the coordinates around the layer to the result's.
  package func textBoxes(in parent: CGAffineTransform) -> [CGRect] {
    guard isVisible else { return [] }
    let transform = transformToParent.concatenating(parent)
    var boxes: [CGRect] = []
    switch contents {
    case .text(let text):
      boxes = [CGRect(origin: text.origin, size: text.layout.size).applying(transform)]
    case .image(let image) where !image.image.textBoxes.isEmpty:
      guard let place = image.texelTransform(in: bounds)?.concatenating(transform) else { break }
      boxes = image.image.textBoxes.map { $0.applying(place) }
    default: break
    }
    for sublayer in sublayers { boxes += sublayer.textBoxes(in: transform) }
    return boxes
  }
}
