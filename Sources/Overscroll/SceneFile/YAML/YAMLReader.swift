/// A reader that converts the parser's events to `SceneNode`s.
///
/// Checks on the events prevent a small file from becoming a huge tree. Aliases are refused where
/// they occur and never resolved. Nesting is limited to `depthLimit`, long before the stack
/// overflows, and the number of events is limited. An earlier version checked the text before
/// parsing, but such a check disagrees with the parser about some texts, and then either accepts an
/// attack or refuses a valid scene.
///
/// - Complexity: Linear in the text.
package struct YAMLReader {
  /// The largest number of nested lists and mappings. The format itself needs six.
  package static let depthLimit = 32
  /// The largest number of events: two for each list and mapping, one for every other value and for
  /// each key. A script of ten thousand steps has about 60 000.
  package static let eventLimit = 100_000

  let source: SourceText
  package private(set) var problems: [SceneProblem] = []
  /// The number of events read.
  package var eventCount: Int { events.count }

  private let events: YAMLEventStream
  /// Whether a feature was refused, so that the tree would not match the text.
  private var isRefused = false
  private var isInExplicitKey = false
  private var previous: YAMLEvent?

  /// The reason why reading ended before the end of the text.
  private enum Stop: Error {
    case syntax(YAMLSyntaxError)
    case limit(SceneProblem.Kind, YAMLMark)
  }

  package init(_ source: SourceText) {
    self.source = source
    events = YAMLEventStream(source.scalars)
  }

  /// Returns the document, or nil if it is not YAML, empty or refused; `problems` contains the
  /// reasons. Call it once.
  package mutating func read() -> SceneNode? {
    reportForbiddenCharacters()
    guard problems.isEmpty else { return nil }
    do throws(Stop) {
      let root = try document()
      return isRefused ? nil : root
    } catch {
      switch error {
      case .syntax(let error): report(error)
      case .limit(let kind, let mark): report(kind, range(mark))
      }
      return nil
    }
  }

  private mutating func next() throws(Stop) -> YAMLEvent {
    let event: YAMLEvent
    do { event = try events.next() } catch { throw .syntax(error) }
    guard events.count <= Self.eventLimit else {
      throw .limit(.tooManyEvents(limit: Self.eventLimit), event.start)
    }
    previous = event
    return event
  }

  /// Reads the first document. A second one is refused at its start.
  private mutating func document() throws(Stop) -> SceneNode? {
    _ = try next()
    guard try begin() else {
      report(.empty, source.range(line: 1, column: 1))
      return nil
    }
    let root = try node(try next(), depth: 0, path: "")
    _ = try next()
    if try begin() { report(.unsupported(.severalDocuments), range(try next().start)) }
    return root
  }

  /// Reads the next event and returns whether it starts a document.
  private mutating func begin() throws(Stop) -> Bool {
    let event = try next()
    guard case .documentStart(let hasDirectives) = event.kind else { return false }
    if hasDirectives { refuse(.directive, at: event.start) }
    return true
  }

  private mutating func node(
    _ event: YAMLEvent, depth: Int, path: String
  ) throws(Stop) -> SceneNode {
    if event.hasProperties { refuseProperties(of: event) }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return SceneNode(content: .text(text, isPlain: isPlain), range: range(of: event))
    case .alias: refuse(.alias, at: event.start)
    case .sequenceStart:
      try checkDepth(depth, of: event)
      return try list(event, depth: depth + 1, path: path)
    case .mappingStart:
      try checkDepth(depth, of: event)
      return try mapping(event, depth: depth + 1, path: path)
    case .documentStart, .documentEnd, .collectionEnd, .streamStart, .streamEnd:
      preconditionFailure("\(event.kind) in the place of a value")
    }
    return SceneNode(content: .text("", isPlain: true), range: range(event.start))
  }

  private func checkDepth(_ depth: Int, of event: YAMLEvent) throws(Stop) {
    guard depth >= Self.depthLimit else { return }
    throw .limit(.tooDeep(limit: Self.depthLimit), event.start)
  }

  private mutating func list(
    _ start: YAMLEvent, depth: Int, path: String
  ) throws(Stop) -> SceneNode {
    var children: [SceneNode] = []
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { break }
      children.append(try node(event, depth: depth, path: "\(path)[\(children.count)]"))
    }
    return SceneNode(content: .list(children), range: range(start.start))
  }

  private mutating func mapping(
    _ start: YAMLEvent, depth: Int, path: String
  ) throws(Stop) -> SceneNode {
    var entries: [SceneNode.Entry] = []
    var firstLines: [String: Int] = [:]
    while true {
      let before = previous
      let event = try next()
      if case .collectionEnd = event.kind { break }
      let isExplicit = reportQuestionMark(between: before, and: event)
      let isOutermost = isExplicit && !isInExplicitKey
      if isOutermost { isInExplicitKey = true }
      let key = try node(event, depth: depth, path: path)
      if isOutermost { isInExplicitKey = false }
      guard case .text(let name, _) = key.content else {
        if !isExplicit { report(.unsupported(.complexKey), key.range, path: path) }
        _ = try node(try next(), depth: depth, path: path)
        continue
      }
      // Keys are shortened, so that paths stay short for long keys.
      let keyPath = path.isEmpty ? clipped(name) : "\(path).\(clipped(name))"
      let value = try node(try next(), depth: depth, path: keyPath)
      if name == "<<" {
        report(.unsupported(.merge), key.range, path: path)
      } else if let line = firstLines[name] {
        report(.duplicateKey(name, firstLine: line), key.range, path: keyPath)
      } else {
        firstLines[name] = key.range.line
        entries.append(SceneNode.Entry(key: name, keyRange: key.range, value: value))
      }
    }
    return SceneNode(content: .mapping(entries), range: range(start.start))
  }
}

/// Refusal of YAML features that scenes do not permit.
extension YAMLReader {
  /// Refuses `? key`, which has no event. The question mark is between the key and the previous
  /// event, where otherwise only comments, line ends and commas can be.
  private mutating func reportQuestionMark(
    between before: YAMLEvent?, and key: YAMLEvent
  ) -> Bool {
    guard let before else { return false }
    var index = before.isMappingStart ? before.start.index : before.end.index
    while index < key.start.index {
      switch source.scalars[index] {
      case "#": index = source.endOfLine(at: index)
      case "?":
        if !isInExplicitKey { report(.unsupported(.explicitKey), source.range(at: index)) }
        isRefused = true
        return true
      default: index += 1
      }
    }
    return false
  }

  /// Refuses `&anchor` and `!tag` before a value, each at its place.
  private mutating func refuseProperties(of event: YAMLEvent) {
    var index = event.start.index
    while index < event.end.index, let feature = feature(at: index) {
      let length = nameLength(at: index)
      isRefused = true
      report(.unsupported(feature), source.range(at: index, length: length))
      index += length
      while index < event.end.index, isBlank(source.scalars[index]) { index += 1 }
    }
  }

  private mutating func refuse(_ feature: SceneProblem.YAMLFeature, at mark: YAMLMark) {
    isRefused = true
    let range = source.range(
      line: mark.line, column: mark.column, length: nameLength(at: mark.index))
    report(.unsupported(feature), range)
  }

  /// Returns the feature that begins with the character at an index; nil for none.
  func feature(at index: Int) -> SceneProblem.YAMLFeature? {
    switch source.scalars.indices.contains(index) ? source.scalars[index] : " " {
    case "&": .anchor
    case "*": .alias
    case "!": .tag
    default: nil
    }
  }

  /// Returns the length of a name that begins at `index`, including its first character such as
  /// `&`.
  func nameLength(at index: Int) -> Int {
    let rest = source.scalars[index...]
    return max(1, rest.prefix { !isBlank($0) && ![",", "]", "}"].contains($0) }.count)
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || SourceText.isLineEnd(scalar)
  }

  /// Reports the first forbidden character of each line. This is done before parsing, because the
  /// parser stops at the first one in the file.
  private mutating func reportForbiddenCharacters() {
    for number in 1...source.lineCount {
      let line = source.line(number)
      guard let bad = line.firstIndex(where: { !isAllowed($0) }) else { continue }
      let range = source.range(line: number, column: bad - line.startIndex + 1)
      report(.forbiddenCharacter(line[bad].value), range)
    }
  }

  /// Whether YAML 1.1 permits a character (https://yaml.org/spec/1.1/#id868524), by the check of
  /// libyaml's reader.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      return true
    default: return false
    }
  }
}

/// Ranges and problems.
extension YAMLReader {
  mutating func report(_ kind: SceneProblem.Kind, _ range: SourceRange, path: String = "") {
    problems.append(SceneProblem(file: source.fileName, range: range, path: path, kind: kind))
  }

  func range(_ mark: YAMLMark) -> SourceRange {
    source.range(line: mark.line, column: mark.column)
  }

  /// Returns the range of an event, limited to its first line.
  private func range(of event: YAMLEvent) -> SourceRange {
    let (start, end) = (event.start, event.end)
    let isOnOneLine = start.line == end.line
    let isBlock = ["|", ">"].contains(source.scalar(at: start.index)) && !isOnOneLine
    let lineEnd = source.line(start.line).count + 1
    let length = isBlock ? 1 : (isOnOneLine ? end.column : lineEnd) - start.column
    return source.range(line: start.line, column: start.column, length: max(1, length))
  }
}
