/// A timeline that cannot be played, with everything wrong with it.
public struct InvalidTimeline: Error, Hashable, Sendable {
  /// In the order of the steps.
  public let problems: [TimelineProblem]

  /// The problems as they are; nothing is checked.
  public init(problems: [TimelineProblem]) { self.problems = problems }
}
