import Foundation
import Graphics
import Layers

/// A picture that is still to be drawn, on whatever thread.
struct TreePicture: Sendable {
  let tree: LayerTree
  /// Pixels per point.
  let scale: CGFloat
  /// What is painted over, in points.
  let masks: [CGRect]

  func drawn() -> Bitmap { Compositor(scale: scale).render(tree).masked(masks, scale: scale) }

  /// Whether nothing of it is seen between its masks.
  var isAllMasked: Bool {
    guard !masks.isEmpty else { return false }
    let size = Compositor(scale: scale).pixelSize(of: tree)
    return MaskedParts(masks, scale: scale, width: size.width, height: size.height).coverAll
  }
}
