/// A piece of Swift code, as far as one can be told without a parser.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    /// An identifier without its backticks, a keyword, a number, or one of these behind `#`.
    case word
    /// A string literal as a whole; the code in its interpolations follows, in parentheses.
    case string
    /// One character of anything else.
    case mark
  }

  package let kind: Kind
  /// Empty for a string literal with interpolations or escapes, else what stands in it.
  package let text: String
  /// Bytes of the file, with backticks and quotes.
  package let range: Range<Int>
}
