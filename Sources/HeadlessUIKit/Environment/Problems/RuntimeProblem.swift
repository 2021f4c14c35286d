/// A part of the screen's code whose result can differ from run to run.
struct RuntimeProblem: ScreenProblem {
  let description: String

  init(_ description: String) { self.description = description }
}
