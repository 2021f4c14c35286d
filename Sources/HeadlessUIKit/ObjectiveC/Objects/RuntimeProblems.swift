/// Reports errors and problems of the run time to the log of the screen whose code is running.
@MainActor
enum RuntimeProblems {
  static func raise(_ error: ScreenError) { ScreenEnvironment.current.problems.raise(error) }

  static func report(_ problem: ObservationProblem) {
    ScreenEnvironment.current.problems.report(problem)
  }
}
