import Foundation
import Graphics

extension CALayer {
  /// The transform from this layer's coordinates to those of its superlayer, with model values.
  var snapshotTransform: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(transformFromOrigin)
  }

  /// The transform from the top left corner of the bounds, instead of their origin, to the
  /// superlayer.
  var transformFromOrigin: CGAffineTransform {
    CGAffineTransform(
      translationX: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height
    )
    .concatenating(transform.affine)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns the affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Replaces `transform` by an affine transform.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }
}

extension CGSize {
  var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
