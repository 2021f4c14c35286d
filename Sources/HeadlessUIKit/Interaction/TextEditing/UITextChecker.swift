public import Foundation

/// A spelling checker. It has no dictionary: it accepts every word and reports a problem to the
/// stage.
///
/// - Note: Partly: every word counts as correctly spelled.
@MainActor
open class UITextChecker: _Object {
  /// Creates a spelling checker.
  public init() { super.init(_object: ()) }

  /// The languages that can be checked. The array is empty, since no dictionary exists here.
  open class var availableLanguages: [String] { [] }

  /// The words that this checker accepts.
  open var ignoredWords: [String]? = []

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  /// Returns `NSNotFound` with length 0: no word is misspelled. It reports a problem to the stage.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    ScreenEnvironment.current.problems.report(TextProblem.uncheckedSpelling)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns nil: guesses need a dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns nil: completions need a dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
