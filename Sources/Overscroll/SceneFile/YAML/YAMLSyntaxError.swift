/// Where and in what state the YAML parser stopped understanding a text.
///
/// What was wrong is read from these facts and from the characters at the two places, never from the
/// parser's sentence, which another release may word differently.
struct YAMLSyntaxError: Error {
  enum Stage {
    /// The text's characters.
    case reader
    /// The words that characters make: quotes, brackets, plain text.
    case scanner
    /// The document that words make.
    case parser
    /// No memory.
    case memory
  }

  /// What the parser was reading.
  enum Construct {
    case blockMapping, blockSequence
    case flowMapping, flowSequence
    /// Anything else, for example what stands between documents.
    case other
  }

  let stage: Stage
  let construct: Construct
  /// How many brackets are open where the parser has looked ahead to.
  let openBrackets: Int
  /// Where it was noticed.
  let place: YAMLMark
  /// Where the thing begins that was being read; nil if the parser names none.
  let context: YAMLMark?
  /// Where the innermost collection begins that is being read; nil outside of all.
  let collection: YAMLMark?
  /// The parser's own words, for what nobody here has better ones for.
  let words: String
}
