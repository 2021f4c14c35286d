import Foundation
import Graphics
import Layers

/// A picture that is not drawn yet; any thread can draw it.
struct TreePicture: Sendable {
  let tree: LayerTree
  /// The number of pixels per point.
  let scale: CGFloat
  /// The frames of the masks, in points.
  let masks: [CGRect]

  func drawn() -> Bitmap { Compositor(scale: scale).render(tree).masked(masks, scale: scale) }

  /// Whether the masks cover the whole picture.
  var isAllMasked: Bool {
    guard !masks.isEmpty else { return false }
    let size = Compositor(scale: scale).pixelSize(of: tree)
    return MaskedParts(masks, scale: scale, width: size.width, height: size.height).coverAll
  }
}
