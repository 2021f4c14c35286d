public import Foundation

/// The reason why a stage cannot be created, or why a script cannot be played on a screen.
public enum StageError: Error, Hashable, Sendable {
  /// The step names a scroll view that does not exist on the screen. `known` contains the names
  /// that exist.
  case unknownScrollView(String, step: Int, known: [String])
  /// The step touches a view that does not exist on the screen. `known` contains the names that
  /// exist.
  case unknownView(String, step: Int, known: [String])
  /// The step scrolls, but the screen has no scroll view.
  case noScrollView(step: Int)
  /// The step types, but the first responder does not accept text.
  case nothingTakesText(step: Int)
  /// The screen does not get past a time, in seconds: more than `limit` events follow one another
  /// there. `step` is the step played last, 0 before the first.
  case tooManyEvents(at: TimeInterval, limit: Int, step: Int)
  /// The conditions have a date outside of `StageConditions.dates`.
  case impossibleDate(Date)
}

extension StageError {
  /// The number of the step, counted from 1; 0 before the first step.
  public var step: Int {
    switch self {
    case .unknownScrollView(_, let step, _), .unknownView(_, let step, _), .noScrollView(let step),
      .nothingTakesText(let step),
      .tooManyEvents(_, _, let step):
      step
    case .impossibleDate: 0
    }
  }
}
