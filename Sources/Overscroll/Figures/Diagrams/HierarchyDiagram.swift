public import Foundation

/// The options of an exploded view of a screen: each view is drawn on a separate plane in
/// perspective, with names and the constraints between the views.
public struct HierarchyDiagram: Hashable, Sendable {
  /// The views with a plane, by `accessibilityIdentifier`; nil for all visible views. The root view
  /// always has a plane.
  public var views: [String]?
  /// Whether the names of views are drawn next to their planes.
  public var hasNames = true
  /// Whether constraints between views with planes are drawn.
  public var hasConstraints = true
  /// The constraint drawn in red with its text: its `identifier`, or its first view and attribute
  /// such as `imageView.top`; nil for none.
  public var pinned: String?
  /// The rotation of the planes about the vertical axis, in degrees; 0 shows them from the front.
  public var turn: CGFloat = 38
  /// The elevation of the camera above the horizontal, in degrees.
  public var tilt: CGFloat = 14
  /// The distance between planes, in points of the screen; greater than 0.
  public var spacing: CGFloat = 110

  /// Creates options with all views, names and constraints, and no constraint in red.
  public init() {}
}
