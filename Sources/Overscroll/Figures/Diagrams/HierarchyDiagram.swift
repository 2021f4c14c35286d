public import Foundation

/// How a screen's views are drawn apart: each with its own pixels on a plane of its own, in perspective,
/// with names and the constraints between them.
public struct HierarchyDiagram: Hashable, Sendable {
  /// Which views have a plane, by `accessibilityIdentifier`; nil for all that can be seen. The root view
  /// always has one.
  public var views: [String]?
  /// Whether views' names stand beside their planes.
  public var hasNames = true
  /// Whether constraints between views that have planes are drawn.
  public var hasConstraints = true
  /// The constraint that is drawn in red with its text: its `identifier`, or its first view and
  /// attribute as in `imageView.top`; nil for none.
  public var pinned: String?
  /// How far planes are turned about the vertical, in degrees; 0 faces them.
  public var turn: CGFloat = 38
  /// How far they are seen from above, in degrees.
  public var tilt: CGFloat = 14
  /// From one plane to the next, in points of the screen; more than 0.
  public var spacing: CGFloat = 110

  /// All views, names and constraints, none in red.
  public init() {}
}
