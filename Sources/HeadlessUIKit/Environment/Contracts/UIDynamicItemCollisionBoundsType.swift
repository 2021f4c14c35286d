/// By which shape a dynamic item hits others; raw values as UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds; other than a circle, by 48 corners.
  case ellipse
  /// The hull of `collisionBoundingPath`, its curves in sixteen parts.
  case path
}
