import Foundation
import Graphics
import Layers

/// Holds sublayers that keep their depth: they are seen as they lie in space, with this layer's transform
/// around them, not flattened into a plane of its own.
///
/// Of its own properties only its place, its `sublayerTransform` and its opacity count, the latter for
/// each sublayer by itself: it has no plane that could have a background, a mask or a shadow
/// (https://developer.apple.com/documentation/quartzcore/catransformlayer).
open class CATransformLayer: CALayer {
  override func spatialLayers(at time: TimeInterval) -> [SpatialLayer] {
    let shown = shown(at: time)
    let own = spatialLayer(at: time)
    guard own.layer.isHidden == false else { return [] }
    let around = CATransform3DConcat(
      sublayerMatrix(shown, of: own.layer), own.matrix)
    return (sublayers ?? [])
      .filter { $0.isSeen(at: time) }
      .flatMap { $0.spatialLayers(at: time) }
      .map { inner in
        var inner = inner
        inner.matrix = CATransform3DConcat(inner.matrix, around)
        inner.layer.opacity *= own.layer.opacity
        inner.isInSpace = true
        return inner
      }
  }

  /// A layer without a plane has no place of its own that a point could lie in.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
