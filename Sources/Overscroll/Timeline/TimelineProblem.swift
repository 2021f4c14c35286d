/// A problem with one step of a timeline.
public struct TimelineProblem: Error, Hashable, Sendable {
  /// The rule that the step breaks. Times are in seconds since the start of the timeline, and step
  /// numbers count from 1.
  public enum Kind: Hashable, Sendable {
    /// A touch begins while the finger of an earlier step is still down.
    case overlappingTouches(downSinceStep: Int)
    /// The time of `at` has passed: the previous step ends at `earliest` or later.
    case timeGoesBack(to: Double, earliest: Double)
    /// A drag, fling or touch takes less than `Timeline.minimumTravelTime`.
    case pathWithoutDuration
    /// A duration or time is negative, infinite or NaN.
    case invalidDuration(Double)
    /// A coordinate is infinite, NaN, or beyond `Timeline.coordinateLimit`.
    case invalidCoordinate(Double)
    /// `release` without a finger that is down.
    case releaseWithoutFinger
    /// `settle` while the finger is down, which would wait forever.
    case settleWithFingerDown(downSinceStep: Int)
    /// An offset with neither x nor y.
    case offsetWithoutCoordinate
    /// A target on a step that neither touches nor scrolls.
    case targetWithoutUse
    /// A drag with a target other than the one in which its finger went down.
    case targetChangesUnderFinger(downSinceStep: Int)
    /// A tap count outside 1…10.
    case invalidTapCount(Int)
    /// A swipe distance that is not positive.
    case invalidDistance(Double)
    /// A pinch scale that is 1, less than 0.05 or more than 20.
    case invalidScale(Double)
    /// Specified durations that add up to more than `Timeline.durationLimit`.
    case tooLong(seconds: Double)
  }

  /// The number of the step, counted from 1.
  public let step: Int
  /// The rule that the step breaks.
  public let kind: Kind
  /// The place of the step in its scene file; nil for a step written in Swift.
  public let source: SourceRange?

  /// Creates a problem. `step` counts from 1; `source` is nil for a step written in Swift.
  public init(step: Int, kind: Kind, source: SourceRange?) {
    (self.step, self.kind, self.source) = (step, kind, source)
  }
}
