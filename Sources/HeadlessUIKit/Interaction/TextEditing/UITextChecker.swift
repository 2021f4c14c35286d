public import Foundation

/// Looks for misspelled words. There is no dictionary here: every word passes, and the stage's problems
/// say so.
///
/// - Note: Partly: every word counts as spelled well.
@MainActor
open class UITextChecker: _Object {
  /// With the standard values.
  public init() { super.init(_object: ()) }

  /// No language has a dictionary here.
  open class var availableLanguages: [String] { [] }

  /// Words that count as spelled well, for this checker.
  open var ignoredWords: [String]? = []

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  /// `NSNotFound` and 0: nothing is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    ScreenEnvironment.current.problems.reportUncheckedSpelling()
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Nil: there is nothing to guess from.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Nil: there is nothing to complete from.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
