/// Where the run time reports mistakes and problems: in the log of the screen whose code is being run.
@MainActor
enum RuntimeProblems {
  static func raise(_ error: ScreenError) { ScreenEnvironment.current.problems.raise(error) }

  static func report(_ problem: ObservationProblem) {
    ScreenEnvironment.current.problems.report(problem)
  }
}
