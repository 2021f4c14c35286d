/// One step of the YAML parser through a text: a value, or the begin or end of what holds values.
struct YAMLEvent {
  enum Kind {
    /// `hasDirectives` tells whether lines such as `%YAML 1.2` stand before the document.
    case documentStart(hasDirectives: Bool)
    case documentEnd
    /// `isPlain` is false for quoted and block text.
    case scalar(String, isPlain: Bool)
    /// A mention of an anchor, `*name`. What it stands for is never looked up.
    case alias
    case sequenceStart, mappingStart, collectionEnd
    /// The begin of the text, before any document.
    case streamStart
    case streamEnd
  }

  let kind: Kind
  /// Where it begins, its anchor and tag included, and the place behind its last character.
  let start, end: YAMLMark
  /// Whether an anchor (`&name`) or a tag (`!name`) is attached to it.
  let hasProperties: Bool

  var isMappingStart: Bool {
    if case .mappingStart = kind { return true }
    return false
  }
}
