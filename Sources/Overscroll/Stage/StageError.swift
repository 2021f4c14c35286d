public import Foundation

/// Why a script cannot be played on a screen.
public enum StageError: Error, Hashable, Sendable {
  /// The step names a scroll view that the screen has not; `known` are those it has.
  case unknownScrollView(String, step: Int, known: [String])
  /// The step touches a view that the screen has not; `known` are the names of those it has.
  case unknownView(String, step: Int, known: [String])
  /// The step scrolls, but nothing on the screen can.
  case noScrollView(step: Int)
  /// The step types, but nothing that takes text is first responder.
  case nothingTakesText(step: Int)
  /// The screen does not get past a time, in seconds: more than `limit` things happen there one after
  /// the other, each because of the last. The step is the one that was played last, 0 before the first.
  case tooManyEvents(at: TimeInterval, limit: Int, step: Int)
}

extension StageError {
  /// The number of the step, from 1; 0 if it happened before the first.
  public var step: Int {
    switch self {
    case .unknownScrollView(_, let step, _), .unknownView(_, let step, _), .noScrollView(let step),
      .nothingTakesText(let step),
      .tooManyEvents(_, _, let step):
      step
    }
  }
}
