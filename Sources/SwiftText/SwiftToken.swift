/// A token of Swift code, as far as it can be recognised without a parser.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    /// An identifier without its backticks, a keyword, a number, or one of these after `#`.
    case word
    /// A whole string literal. The code of its interpolations follows in parentheses.
    case string
    /// Any other single character.
    case mark
  }

  package let kind: Kind
  /// The text of the token. For a string literal, its contents; empty if it has interpolations or
  /// escapes.
  package let text: String
  /// The byte range in the file, including backticks and quotes.
  package let range: Range<Int>
}
