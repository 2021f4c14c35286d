/// The kind of a dynamic item's collision shape. Raw values are UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds as a rectangle.
  case rectangle
  /// The ellipse in the bounds. Unless it is a circle, it is approximated by 48 corners.
  case ellipse
  /// The convex hull of `collisionBoundingPath`. Each curve is approximated by 16 segments.
  case path
}
