/// A syntax error with the place and state of the YAML parser.
///
/// Problems are derived from these facts and from the characters at the two places, never from the
/// parser's message, which may change between releases.
struct YAMLSyntaxError: Error {
  enum Stage {
    /// Decoding the characters of the text.
    case reader
    /// Scanning tokens: quotes, brackets, plain text.
    case scanner
    /// Parsing the document from tokens.
    case parser
    /// Memory allocation.
    case memory
  }

  /// The construct that the parser was reading.
  enum Construct {
    case blockMapping, blockSequence
    case flowMapping, flowSequence
    /// Anything else, for example text between documents.
    case other
  }

  let stage: Stage
  let construct: Construct
  /// The number of open brackets at the place that the parser has looked ahead to.
  let openBrackets: Int
  /// The place where the error was noticed.
  let position: YAMLMark
  /// The start of the construct being read; nil if the parser does not report it.
  let context: YAMLMark?
  /// The start of the innermost collection being read; nil outside all collections.
  let collection: YAMLMark?
  /// The message of the parser, for errors without a message of this project.
  let message: String
}
