/// The documentation of one kind of problem.
package struct ProblemPage {
  package let code: String
  /// The explanation of the problem, in one or two sentences.
  package let explanation: String
  /// A scene that has the problem.
  package let wrong: String
  /// The scene of `wrong` with the problem corrected.
  package let right: String

  package init(_ code: String, _ words: String, wrong: String, right: String) {
    (self.code, self.explanation, self.wrong, self.right) = (code, words, wrong, right)
  }
}
