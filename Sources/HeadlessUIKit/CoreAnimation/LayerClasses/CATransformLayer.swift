import Foundation
import Graphics
import Layers

/// A layer whose sublayers keep their depth. They are drawn in space instead of being flattened
/// into the layer's plane.
///
/// Only the position, the transforms and the opacity of the layer itself have an effect. The
/// opacity applies to each sublayer individually. A transform layer has no plane, so it cannot have
/// a background, a mask or a shadow
/// (https://developer.apple.com/documentation/quartzcore/catransformlayer).
open class CATransformLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == CATransformLayer.self }
  override var reportsContentChanges: Bool { false }

  override func spatialLayers(at time: TimeInterval) -> [SpatialLayer] {
    let shown = shown(at: time)
    let own = spatialLayer(at: time)
    guard own.layer.isHidden == false else { return [] }
    let around = CATransform3DConcat(
      sublayerMatrix(shown, of: own.layer), own.matrix)
    return (sublayers ?? [])
      .filter { $0.isPotentiallyVisible(at: time) }
      .flatMap { $0.spatialLayers(at: time) }
      .map { inner in
        var inner = inner
        inner.matrix = CATransform3DConcat(inner.matrix, around)
        inner.layer.opacity *= own.layer.opacity
        inner.isInSpace = true
        return inner
      }
  }

  /// Returns false: a layer without a plane contains no points.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
