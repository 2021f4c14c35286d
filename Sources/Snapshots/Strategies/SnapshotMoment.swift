public import Foundation

/// When something is taken of a screen.
public struct SnapshotMoment: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case time(TimeInterval)
    case end
    case offset(Double, pass: Int, scrollView: String?)
    case event(String, pass: Int)
    case condition(String, TraceCondition, pass: Int)
  }

  let kind: Kind

  /// Seconds since the start; past the script's end, its end. Shows what the display shows then: its
  /// last tick.
  public static func time(_ seconds: TimeInterval) -> Self { Self(kind: .time(seconds)) }

  /// Before the script does anything.
  public static let start = Self(kind: .time(0))

  /// When the script is over.
  public static let end = Self(kind: .end)

  /// When a scroll view has moved down to an offset, exactly there: between two ticks of the display the
  /// time is solved for on the trajectory.
  ///
  /// - Parameters:
  ///   - points: the vertical content offset.
  ///   - scrollView: the scroll view's `accessibilityIdentifier`; nil is the screen's first.
  ///   - pass: which time it is there, from 1: an effect that depends on the way has one look per
  ///     pass. A scroll view that is there at the start passes it then. Turning round between two ticks
  ///     is no pass; neither is a jump over the offset.
  public static func offset(_ points: Double, in scrollView: String? = nil, pass: Int = 1) -> Self {
    Self(kind: .offset(points, pass: pass, scrollView: scrollView))
  }

  /// At the first tick of the display after a scroll view called its delegate.
  ///
  /// - Parameters:
  ///   - name: as traces have it: `scrollViewDidEndDragging(table)` of one scroll view, or
  ///     `scrollViewDidEndDragging` of any.
  ///   - pass: which of these calls, from 1.
  public static func event(_ name: String, pass: Int = 1) -> Self {
    Self(kind: .event(name, pass: pass))
  }

  /// At the first tick of the display at which a column of the trace is what it was not at the tick
  /// before: `.when("bar.frame.y", .below(0))`.
  ///
  /// - Parameters:
  ///   - column: a name of `overscroll trace --format csv`.
  ///   - condition: what its number is to be.
  ///   - pass: the how manieth time that begins, from 1.
  public static func when(
    _ column: String, _ condition: TraceCondition, pass: Int = 1
  ) -> Self {
    Self(kind: .condition(column, condition, pass: pass))
  }
}
