/// An error for a timeline that cannot be played, with all its problems.
public struct InvalidTimeline: Error, Hashable, Sendable {
  /// The problems, in the order of the steps.
  public let problems: [TimelineProblem]

  /// Creates an error from problems without checking them.
  public init(problems: [TimelineProblem]) { self.problems = problems }
}
