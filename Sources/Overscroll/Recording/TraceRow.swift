public import Foundation
public import ScrollPhysics

/// Numbers of a screen at one time: what people diff in a review when pixels move. Nothing is rounded,
/// layout is unsnapped. Lists are in the order of the view tree.
///
/// A view goes by its `accessibilityIdentifier`, a constraint by its `identifier`; what has none is
/// left out. Of several views with one identifier the second is called `NAME#2`, the third `NAME#3`, in
/// the order of the view tree at that time, and `problems` says so; likewise constraints.
public struct TraceRow: Sendable {
  /// What a scroll view shows, and how it moves.
  public struct ScrollView: Sendable {
    /// The view's name, as in `TraceRow.View`.
    public let name: String
    /// Points, and points per second.
    public let contentOffset, velocity: CGPoint
    /// What moves it.
    public let phase: ScrollPhase
  }

  /// Where a view is, and whether it can be seen.
  public struct View: Sendable {
    /// The view's `accessibilityIdentifier`, numbered if it is not the first of that name.
    public let name: String
    /// In window coordinates, in points.
    public let frame: CGRect
    /// The part of its picture that its layer shows, in parts of the whole: (0, 0, 1, 1) is all.
    public let contentsRect: CGRect
    /// 0…1, superviews left aside.
    public let alpha: CGFloat
    /// The view's own property, superviews left aside.
    public let isHidden: Bool
  }

  /// What a constraint asks for, and whether it gets it.
  public struct Constraint: Sendable {
    /// The constraint's `identifier`, numbered if it is not the first of that name.
    public let name: String
    /// In points.
    public let constant: CGFloat
    /// Whether the layout does not fulfil it.
    public let isBroken: Bool
  }

  /// The vertical indicator in the scroll view's visible frame; empty where there is nothing to scroll.
  public struct Indicator: Sendable {
    /// The scroll view's name.
    public let scrollView: String
    /// In points, from the scroll view's visible corner.
    public let frame: CGRect
    /// 0…1.
    public let alpha: Double
  }

  /// Seconds since the start of the timeline.
  public let time: TimeInterval
  /// Every scroll view that has a name.
  public let scrollViews: [ScrollView]
  /// Every view that has a name, scroll views included.
  public let views: [View]
  /// Every active constraint that has a name.
  public let constraints: [Constraint]
  /// Whether the status bar is hidden.
  public let isStatusBarHidden: Bool
  /// In points; 0 while it is hidden.
  public let statusBarHeight: CGFloat
  /// The vertical indicators of the scroll views, in their order.
  public let indicators: [Indicator]
  /// Where the script's finger is, in window coordinates; nil while it is up.
  public let finger: CGPoint?
  /// Where its second finger is; nil while it is up.
  public let secondFinger: CGPoint?
  /// Calls to delegates since the row before, in order.
  public let events: [TraceEvent]
  /// Names in this row that several things have, each once.
  public let problems: [TraceProblem]
}
