/// A part of the screen's code whose result can differ from run to run, or that uses a placeholder.
struct RuntimeProblem: ScreenProblem {
  let description: String
  let namesFile: Bool
}
