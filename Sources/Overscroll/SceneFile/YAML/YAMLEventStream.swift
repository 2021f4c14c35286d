internal import CYaml

/// The events of a YAML text, from libyaml's parser (https://github.com/yaml/libyaml). This is the
/// only place that calls libyaml.
///
/// Events are used instead of a tree, because in a tree a small text can become large. An alias is
/// a single event whatever the size of its anchor, and a reader of events can stop at any of them.
/// The parser looks ahead by at most 1024 characters (the longest key without `?`).
///
/// - Complexity: Linear in the text for all events together, as long as the reader stops at a fixed
///   depth; libyaml visits every open bracket at each token.
final class YAMLEventStream {
  // The parser keeps pointers to itself and to the text, so both are allocated at fixed addresses.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// The number of events returned so far.
  private(set) var count = 0

  init(_ scalars: [Unicode.Scalar]) {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    let bytes = Array(String(string).utf8)
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "no memory for a YAML parser")
    // The encoding is set explicitly, because libyaml would otherwise guess it from the first
    // bytes.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// Returns the next event. Must not be called after `streamEnd`.
  func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { yaml_event_delete(&event) }
    count += 1
    return YAMLEvent(event)
  }

  private var error: YAMLSyntaxError {
    let parser = parser.pointee
    let isOutsideAll = parser.marks.top == parser.marks.start
    return YAMLSyntaxError(
      stage: .init(parser.error), construct: .init(parser.state),
      openBrackets: Int(parser.flow_level), position: YAMLMark(parser.problem_mark),
      context: parser.context == nil ? nil : YAMLMark(parser.context_mark),
      collection: isOutsideAll ? nil : YAMLMark((parser.marks.top - 1).pointee),
      message: parser.problem.map { String(cString: $0) } ?? "unreadable")
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(index: Int(mark.index), line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    var hasProperties = false
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      let document = event.data.document_start
      kind = .documentStart(
        hasDirectives: document.version_directive != nil
          || document.tag_directives.start != document.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      hasProperties = scalar.anchor != nil || scalar.tag != nil
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      hasProperties = start.anchor != nil || start.tag != nil
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      hasProperties = start.anchor != nil || start.tag != nil
      kind = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    default: preconditionFailure("libyaml hands out an event of type \(event.type.rawValue)")
    }
    (start, end) = (YAMLMark(event.start_mark), YAMLMark(event.end_mark))
    self.hasProperties = hasProperties
  }
}

extension YAMLSyntaxError.Stage {
  fileprivate init(_ error: yaml_error_type_t) {
    switch error {
    case YAML_MEMORY_ERROR: self = .memory
    case YAML_READER_ERROR: self = .reader
    case YAML_SCANNER_ERROR: self = .scanner
    default: self = .parser
    }
  }
}

extension YAMLSyntaxError.Construct {
  /// Creates a construct from the state of libyaml's parser, which only changes after an event.
  fileprivate init(_ state: yaml_parser_state_t) {
    switch state {
    case YAML_PARSE_BLOCK_SEQUENCE_FIRST_ENTRY_STATE, YAML_PARSE_BLOCK_SEQUENCE_ENTRY_STATE:
      self = .blockSequence
    case YAML_PARSE_BLOCK_MAPPING_FIRST_KEY_STATE, YAML_PARSE_BLOCK_MAPPING_KEY_STATE,
      YAML_PARSE_BLOCK_MAPPING_VALUE_STATE:
      self = .blockMapping
    case YAML_PARSE_FLOW_SEQUENCE_FIRST_ENTRY_STATE, YAML_PARSE_FLOW_SEQUENCE_ENTRY_STATE,
      YAML_PARSE_FLOW_SEQUENCE_ENTRY_MAPPING_KEY_STATE,
      YAML_PARSE_FLOW_SEQUENCE_ENTRY_MAPPING_VALUE_STATE,
      YAML_PARSE_FLOW_SEQUENCE_ENTRY_MAPPING_END_STATE:
      self = .flowSequence
    case YAML_PARSE_FLOW_MAPPING_FIRST_KEY_STATE, YAML_PARSE_FLOW_MAPPING_KEY_STATE,
      YAML_PARSE_FLOW_MAPPING_VALUE_STATE, YAML_PARSE_FLOW_MAPPING_EMPTY_VALUE_STATE:
      self = .flowMapping
    default: self = .other
    }
  }
}
