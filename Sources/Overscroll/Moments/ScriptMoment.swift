public import Foundation

/// A moment of a screen's script: when a picture, a text or a diagram of it is taken.
public enum ScriptMoment: Hashable, Sendable {
  /// Seconds since the start; past the script's end, its end. Shows what the display shows then: its
  /// last tick.
  case time(TimeInterval)

  /// When the script is over.
  case end

  /// When a scroll view has moved down to an offset, exactly there: between two ticks of the display the
  /// time is solved for on the trajectory.
  ///
  /// The first value is the vertical content offset in points; `in` the scroll view's
  /// `accessibilityIdentifier`, nil for the screen's first. `pass` is which time it is there, from 1: an
  /// effect that depends on the way has one look per pass. A scroll view that is there at the start passes
  /// it then. Turning round between two ticks is no pass; neither is a jump over the offset.
  case offset(Double, in: String? = nil, pass: Int = 1)

  /// At the first tick of the display after a scroll view called its delegate: the name as traces have
  /// it, `scrollViewDidEndDragging(table)` of one scroll view or `scrollViewDidEndDragging` of any;
  /// `pass` says which of these calls, from 1.
  case event(String, pass: Int = 1)

  /// At the first tick of the display at which a column of the trace is what it was not at the tick
  /// before: `.when("bar.frame.y", .below(0))`. The column is a name of `overscroll trace --format csv`;
  /// `pass` the how manieth time that begins, from 1.
  case when(String, TraceCondition, pass: Int = 1)

  /// Before the script does anything.
  public static let start = ScriptMoment.time(0)
}
