public import Foundation
public import ScrollPhysics

/// The numbers of a screen at one time, which reviewers compare when pixels move. Values are not
/// rounded and layout is not snapped to pixels. Lists are in the order of the view tree.
///
/// A view is identified by its `accessibilityIdentifier`, a constraint by its `identifier`. Objects
/// without a name are left out. If several views have the same identifier, the second is called
/// `NAME#2` and the third `NAME#3`, in the order of the view tree at that time, and `problems`
/// reports it. Constraints are numbered in this way too.
public struct TraceRow: Sendable {
  /// The position and motion of a scroll view.
  public struct ScrollView: Sendable {
    /// The name of the view, as in `TraceRow.View`.
    public let name: String
    /// The content offset in points and the velocity in points per second.
    public let contentOffset, velocity: CGPoint
    /// The phase of motion, such as dragging or decelerating.
    public let phase: ScrollPhase
  }

  /// The frame and visibility of a view.
  public struct View: Sendable {
    /// The view's `accessibilityIdentifier`, numbered if an earlier view has the same one.
    public let name: String
    /// The frame in window coordinates, in points.
    public let frame: CGRect
    /// The part of the layer's contents that is shown, in unit coordinates: (0, 0, 1, 1) is all.
    public let contentsRect: CGRect
    /// The view's own alpha, 0…1; superviews are not taken into account.
    public let alpha: CGFloat
    /// Whether the view itself is hidden; superviews are not taken into account.
    public let isHidden: Bool
  }

  /// The constant of a constraint, and whether the layout fulfils it.
  public struct Constraint: Sendable {
    /// The constraint's `identifier`, numbered if an earlier constraint has the same one.
    public let name: String
    /// The constant in points.
    public let constant: CGFloat
    /// Whether the layout does not fulfil the constraint.
    public let isBroken: Bool
  }

  /// The vertical scroll indicator of a scroll view.
  public struct Indicator: Sendable {
    /// The name of the scroll view.
    public let scrollView: String
    /// The frame in points, relative to the top left of the scroll view's visible area; empty if
    /// the content cannot scroll.
    public let frame: CGRect
    /// The opacity, 0…1.
    public let alpha: Double
  }

  /// The time in seconds since the start of the timeline.
  public let time: TimeInterval
  /// The scroll views that have a name.
  public let scrollViews: [ScrollView]
  /// The views that have a name, including scroll views.
  public let views: [View]
  /// The active constraints that have a name.
  public let constraints: [Constraint]
  /// Whether the status bar is hidden.
  public let isStatusBarHidden: Bool
  /// The height of the status bar in points; 0 while it is hidden.
  public let statusBarHeight: CGFloat
  /// The vertical scroll indicators, in the order of the scroll views.
  public let indicators: [Indicator]
  /// The position of the script's finger in window coordinates; nil while it is up.
  public let finger: CGPoint?
  /// The position of the script's second finger in window coordinates; nil while it is up.
  public let secondFinger: CGPoint?
  /// The delegate calls since the previous row, in order.
  public let events: [TraceEvent]
  /// The names in this row that several objects share, without duplicates.
  public let problems: [TraceProblem]
}
