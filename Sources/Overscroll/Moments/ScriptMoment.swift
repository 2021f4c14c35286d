public import Foundation

/// A moment of a screen's script at which a picture, a text or a diagram is taken.
public enum ScriptMoment: Hashable, Sendable {
  /// A time in seconds since the start. The picture is the last tick of the display at or before
  /// it. A time past the end of the script is the end.
  case time(TimeInterval)

  /// The end of the script.
  case end

  /// The exact time at which a scroll view reaches an offset. Between two ticks of the display, the
  /// time is solved for on the trajectory.
  ///
  /// The first value is the vertical content offset in points. `in` is the scroll view's
  /// `accessibilityIdentifier`, or nil for the screen's first. `pass` selects one of several times
  /// at which the offset is reached, counted from 1, because an effect can look different on each
  /// pass. A scroll view at the offset when the script starts passes it then. A turn between two
  /// ticks does not count as a pass, and neither does a jump over the offset.
  case offset(Double, in: String? = nil, pass: Int = 1)

  /// The first tick of the display after a scroll view's call to its delegate. The name is as in
  /// traces: `scrollViewDidEndDragging(table)` for one scroll view or `scrollViewDidEndDragging`
  /// for any. `pass` selects one of these calls, counted from 1.
  case event(String, pass: Int = 1)

  /// The first tick of the display at which a condition on a trace column becomes true, for example
  /// `.when("bar.frame.y", .below(0))`. The column is a name in the output of `overscroll trace
  /// --format csv`. `pass` selects one of several such ticks, counted from 1.
  case when(String, TraceCondition, pass: Int = 1)

  /// The moment before the script does anything.
  public static let start = ScriptMoment.time(0)
}
