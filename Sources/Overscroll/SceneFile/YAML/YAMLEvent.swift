/// An event of the YAML parser: a value, or the start or end of a collection, document or stream.
struct YAMLEvent {
  enum Kind {
    /// The start of a document. `hasDirectives` is true if lines such as `%YAML 1.2` precede it.
    case documentStart(hasDirectives: Bool)
    case documentEnd
    /// A scalar. `isPlain` is false for quoted and block text.
    case scalar(String, isPlain: Bool)
    /// A reference to an anchor, `*name`. It is never resolved.
    case alias
    case sequenceStart, mappingStart, collectionEnd
    /// The start of the text, before any document.
    case streamStart
    case streamEnd
  }

  let kind: Kind
  /// The start of the event, including its anchor and tag, and the place after its last character.
  let start, end: YAMLMark
  /// Whether the event has an anchor (`&name`) or a tag (`!name`).
  let hasProperties: Bool

  var isMappingStart: Bool {
    if case .mappingStart = kind { return true }
    return false
  }
}
