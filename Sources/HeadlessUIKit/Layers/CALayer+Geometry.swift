import Foundation
import Graphics

extension CALayer {
  /// From this layer's coordinates to its superlayer's, animations aside.
  var snapshotTransform: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(transformFromOrigin)
  }

  /// Takes the bounds' top left corner (not origin) to the parent's coordinates.
  var transformFromOrigin: CGAffineTransform {
    CGAffineTransform(
      translationX: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height
    )
    .concatenating(transform.affine)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
