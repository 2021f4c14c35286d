/// Reports errors and problems of the run time to the log of the screen whose code is running.
@MainActor
enum RuntimeProblems {
  /// Records an error at a place in the screen's code, by default the line that is running.
  static func raise(_ error: ScreenError.Kind, place: String? = nil) {
    ScreenEnvironment.current.problems.raise(error, place: place)
  }

  static func report(_ problem: ObservationProblem) {
    ScreenEnvironment.current.problems.report(problem)
  }
}
