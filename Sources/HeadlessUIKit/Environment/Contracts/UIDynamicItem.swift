public import Foundation
public import Graphics

/// An object that an animator can move: a view, the attributes of a collection layout or a group of
/// items.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The centre of the item, which the animator changes.
  var center: CGPoint { get set }
  /// The untransformed bounds of the item. The animator does not change them.
  var bounds: CGRect { get }
  /// The transform of the item, which the animator uses for its rotation.
  var transform: CGAffineTransform { get set }
  /// The kind of the collision shape. Default: a rectangle.
  ///
  /// It is read when the item is added to an animator, and by `updateItem(usingCurrentState:)`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision shape for the kind `path`: convex and centred on the item at (0, 0).
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default kind of collision shape, a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default collision shape: the bounds around their centre.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

  /// The bounds moved so that their centre is (0, 0).
  var centeredBounds: CGRect {
    CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
  }
}
