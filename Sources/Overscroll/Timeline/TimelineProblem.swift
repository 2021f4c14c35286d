/// What is wrong with one step of a timeline.
public struct TimelineProblem: Error, Hashable, Sendable {
  /// The rule that the step breaks. Times are seconds since the start of the timeline, step numbers
  /// count from 1.
  public enum Kind: Hashable, Sendable {
    /// A touch begins while the finger of an earlier step is still down.
    case overlappingTouches(downSinceStep: Int)
    /// `at` names a time that is over: the step before it ends at `earliest`, or later.
    case timeGoesBack(to: Double, earliest: Double)
    /// A drag, fling or touch that takes less than `Timeline.leastTravelTime`.
    case pathWithoutDuration
    /// A duration or time that is negative, infinite or not a number.
    case invalidDuration(Double)
    /// A coordinate that is infinite, not a number, or further out than `Timeline.coordinateLimit`.
    case invalidCoordinate(Double)
    /// `release` while no finger is down.
    case releaseWithoutFinger
    /// `settle` while the finger is down: it would wait forever.
    case settleWithFingerDown(downSinceStep: Int)
    /// An offset with neither x nor y.
    case offsetWithoutCoordinate
    /// A step that neither touches nor scrolls has a target.
    case targetWithoutUse
    /// A drag goes on with a finger that began in another target.
    case targetChangesUnderFinger(downSinceStep: Int)
    /// A tap that is not done once to ten times.
    case invalidTapCount(Int)
    /// A swipe that goes nowhere, or backwards.
    case invalidDistance(Double)
    /// A pinch of a scale that is 1, less than 0.05 or more than 20.
    case invalidScale(Double)
    /// The durations written down add up to more than `Timeline.durationLimit`.
    case tooLong(seconds: Double)
  }

  /// The step's number, from 1.
  public let step: Int
  /// What is wrong with the step.
  public let kind: Kind
  /// Where the step stands in its scene file, if it comes from one.
  public let source: SourceRange?

  /// `step` counts from 1; `source` is nil for a step written in Swift.
  public init(step: Int, kind: Kind, source: SourceRange?) {
    (self.step, self.kind, self.source) = (step, kind, source)
  }
}
