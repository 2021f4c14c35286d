internal import Yams

/// Text to `SceneNode`s; the only place that knows Yams.
///
/// Yams stops at the first duplicate key and names its first occurrence only. So that the second is
/// reported and the rest of the file is read all the same, the first character of the first one is
/// replaced by a private-use character and the text is parsed again; the replacement does not move
/// anything, and the conversion puts the key's own name back.
struct YAMLReader {
  private let source: SourceText
  private(set) var problems: [SceneProblem] = []
  /// The text as it is parsed, with first occurrences of duplicate keys made different.
  private var scalars: [Unicode.Scalar]
  private var renamed: [Mask] = []

  /// A replaced character: where the key begins, what was replaced by what.
  private struct Mask {
    let line, column: Int
    let original, mask: Unicode.Scalar
  }

  init(_ source: SourceText) {
    self.source = source
    scalars = source.scalars
  }

  /// The document, or nil if it is not YAML or empty; `problems` say why.
  mutating func read() -> SceneNode? {
    let findings = YAMLGuard.findings(in: source)
    guard findings.isEmpty else {
      for (kind, range) in findings { report(kind, range) }
      return nil
    }
    while true {
      do {
        return try parse().map { convert($0, path: "") }
      } catch YamlError.duplicatedKeysInMapping(_, let context) {
        guard rename(context.mark) else {
          report(.syntax("duplicate keys"), range(context.mark))
          return nil
        }
      } catch let error as YamlError {
        report(error)
        return nil
      } catch {
        report(.syntax("\(error)"), source.range(line: 1, column: 1))
        return nil
      }
    }
  }

  /// The first document. The resolver without rules leaves all types to the schema; the encoding is
  /// named because Yams would otherwise ask the environment.
  private mutating func parse() throws -> Node? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let parser = try Parser(yaml: String(text), resolver: .basic, encoding: .utf8)
    guard let root = try parser.nextRoot() else {
      report(.empty, source.range(line: 1, column: 1))
      return nil
    }
    if let second = try parser.nextRoot() {
      report(.unsupported(.severalDocuments), range(second.mark))
    }
    return root
  }

  /// Makes the key at a place another one. False if that cannot be done, or has been done so often
  /// that the list of problems is full anyway.
  private mutating func rename(_ mark: Mark) -> Bool {
    var column = mark.column
    guard var index = source.index(line: mark.line, column: column) else { return false }
    if scalars[index] == "\"" || scalars[index] == "'" { (index, column) = (index + 1, column + 1) }
    guard column <= source.line(mark.line).count, !["[", "{", "\"", "'"].contains(scalars[index])
    else { return false }
    // A key that was renamed before and is still in the way will not yield now.
    guard renamed.count < InvalidScene.limit, scalars[index] == source.scalars[index],
      let mask = Unicode.Scalar(0xE000 + UInt32(renamed.count))
    else { return false }
    renamed.append(
      Mask(line: mark.line, column: mark.column, original: scalars[index], mask: mask))
    scalars[index] = mask
    return true
  }

  private mutating func convert(_ node: Node, path: String) -> SceneNode {
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return SceneNode(content: .text(scalar.string, isPlain: isPlain), range: range(of: scalar))
    case .sequence(let list):
      let children = list.enumerated().map { convert($1, path: "\(path)[\($0)]") }
      return SceneNode(content: .list(children), range: range(list.mark))
    case .mapping(let mapping):
      return SceneNode(
        content: .mapping(entries(of: mapping, path: path)), range: range(mapping.mark))
    case .alias(let alias):
      report(.unsupported(.alias), range(alias.mark))
      return SceneNode(content: .text("", isPlain: true), range: range(alias.mark))
    }
  }

  private mutating func entries(of mapping: Node.Mapping, path: String) -> [SceneNode.Entry] {
    var entries: [SceneNode.Entry] = []
    var firstLines: [String: Int] = [:]
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        report(.unsupported(.complexKey), range(key.mark), path: path)
        continue
      }
      let (name, keyRange) = (originalName(of: scalar), range(of: scalar))
      let keyPath = path.isEmpty ? name : "\(path).\(name)"
      if name == "<<" {
        report(.unsupported(.merge), keyRange, path: path)
      } else if let line = firstLines[name] {
        report(.duplicateKey(name, firstLine: line), keyRange, path: keyPath)
      } else {
        firstLines[name] = keyRange.line
        let node = convert(value, path: keyPath)
        entries.append(SceneNode.Entry(key: name, keyRange: keyRange, value: node))
      }
    }
    return entries
  }

  private func originalName(of key: Node.Scalar) -> String {
    let mask = renamed.first { $0.line == key.mark?.line && $0.column == key.mark?.column }
    guard let mask else { return key.string }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: key.string.unicodeScalars.map { $0 == mask.mask ? mask.original : $0 })
    return String(name)
  }

  private func range(_ mark: Mark?) -> SourceRange {
    source.range(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// A scalar as far as it reaches on its first line. Yams only says where it begins.
  private func range(of scalar: Node.Scalar) -> SourceRange {
    guard let mark = scalar.mark else { return range(nil) }
    let rest = Array(source.line(mark.line).dropFirst(mark.column - 1))
    var length = scalar.string.unicodeScalars.count
    if scalar.style == .doubleQuoted || scalar.style == .singleQuoted, let quote = rest.first {
      var index = 1
      while index < rest.count, rest[index] != quote {
        index += quote == "\"" && rest[index] == "\\" ? 2 : 1
      }
      length = min(index + 1, rest.count)
    } else if scalar.style == .literal || scalar.style == .folded {
      length = 1
    }
    return source.range(line: mark.line, column: mark.column, length: max(1, length))
  }
}

/// What the parser's complaints mean.
extension YAMLReader {
  private mutating func report(
    _ kind: SceneProblem.Kind, _ range: SourceRange, path: String = ""
  ) {
    problems.append(SceneProblem(file: source.fileName, range: range, path: path, kind: kind))
  }

  private mutating func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _):
      reportScanner(problem, mark, context)
    case .parser(let context, let problem, let mark, _):
      reportParser(problem, mark, context)
    case .composer(_, let problem, let mark, _): report(.syntax(problem), range(mark))
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      report(.syntax(problem), source.range(line: 1, column: 1))
    case .no, .memory, .dataCouldNotBeDecoded, .duplicatedKeysInMapping:
      report(.syntax("unreadable"), source.range(line: 1, column: 1))
    }
  }

  private mutating func reportScanner(
    _ problem: String, _ mark: Mark, _ context: YamlError.Context?
  ) {
    if problem.contains("cannot start any token") {
      let index = source.index(line: mark.line, column: mark.column)
      let scalar = index.map { source.scalars[$0] } ?? " "
      report(scalar == "\t" ? .tabIndentation : .reservedCharacter(scalar), range(mark))
    } else if let context, context.text.contains("quoted scalar"),
      problem.contains("end of stream") || problem.contains("document indicator")
    {
      report(.unterminatedQuote, range(context.mark))
    } else if let context, problem.contains("could not find expected ':'") {
      let line = source.line(context.mark.line).dropFirst(context.mark.column - 1)
      let key = line.prefix { $0 != " " }
      let range = source.range(
        line: context.mark.line, column: context.mark.column, length: max(1, key.count))
      var text = String.UnicodeScalarView()
      text.append(contentsOf: key)
      report(.missingColon(afterKey: String(text)), range)
    } else if problem.contains("mapping values are not allowed") {
      report(.misplacedColon, range(mark))
    } else if problem.contains("contains tab") || problem.contains("found a tab") {
      report(.tabIndentation, range(mark))
    } else {
      report(.syntax(problem), range(mark))
    }
  }

  private mutating func reportParser(
    _ problem: String, _ mark: Mark, _ context: YamlError.Context?
  ) {
    if let context, context.text.contains("flow") {
      let opened = range(context.mark)
      let index = source.index(line: context.mark.line, column: context.mark.column)
      let open = index.map { source.scalars[$0] } ?? "["
      if mark.line > context.mark.line {
        report(.unclosedBracket(open, noticed: range(mark)), opened)
      } else {
        report(.missingComma(open, opened: opened), range(mark))
      }
    } else if problem.contains("did not find expected key")
      || problem.contains("expected '-' indicator")
    {
      report(.indentation, range(mark))
    } else {
      report(.syntax(problem), range(mark))
    }
  }
}
