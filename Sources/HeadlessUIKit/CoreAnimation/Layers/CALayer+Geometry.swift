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

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Replaces the whole of `transform`.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }
}

extension CGSize {
  var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
