/// The unit of text for a tokenizer. Raw values are those of UIKit.
public enum UITextGranularity: Int, Sendable {
  /// A composed character, as a reader counts characters.
  case character
  /// A sequence of letters and digits.
  case word
  /// A sentence up to its full stop, with the spaces behind it.
  case sentence
  /// A paragraph up to its line break, without the break.
  case paragraph
  /// A line of the layout.
  case line
  /// The whole text.
  case document
}
