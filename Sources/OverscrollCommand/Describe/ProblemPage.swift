/// What there is to read about a kind of problem.
package struct ProblemPage {
  package let code: String
  /// Why it is one, in a sentence or two.
  package let words: String
  /// A scene that has it.
  package let wrong: String
  /// The same scene without it.
  package let right: String

  package init(_ code: String, _ words: String, wrong: String, right: String) {
    (self.code, self.words, self.wrong, self.right) = (code, words, wrong, right)
  }
}
