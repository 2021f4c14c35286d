/// Units of a text. Raw values as UIKit's.
public enum UITextGranularity: Int, Sendable {
  /// As a reader counts them.
  case character
  /// Letters and digits beside one another.
  case word
  /// Up to a stop, with the spaces behind it.
  case sentence
  /// Up to a line break, without it.
  case paragraph
  /// What stands side by side.
  case line
  /// Everything.
  case document
}
