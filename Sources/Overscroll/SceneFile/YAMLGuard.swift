/// Looks through the text before the YAML parser does, for what must not reach it.
///
/// Anchors and aliases make a small file a huge tree (and as mapping keys cost exponential time just to
/// compare), deep nesting overflows the stack, and scenes need neither. This is a scan for tokens,
/// not a parser: it knows quotes, comments, brackets and block text, and where it is in doubt it
/// refuses. Text that is not YAML at all is left to the parser's own complaint.
struct YAMLGuard {
  /// Levels of brackets, and of `- - -` on one line. The format itself needs five.
  static let nestingLimit = 32
  /// Spaces before a line; each level of a block takes at least one.
  static let indentLimit = 128

  private let source: SourceText
  private var findings: [(SceneProblem.Kind, SourceRange)] = []
  private var flowDepth = 0
  /// The quote that is open across lines.
  private var quote: Unicode.Scalar?
  /// Set within block text: lines indented deeper belong to it.
  private var blockIndent: Int?

  // Within the current line: how many `- ` it began with, where the last token began, and whether
  // one may begin now.
  private var dashes = 0
  private var token = 0
  private var isAtStart = true

  /// What must be reported instead of parsing; empty if the text may be parsed.
  static func findings(in source: SourceText) -> [(SceneProblem.Kind, SourceRange)] {
    var scan = YAMLGuard(source: source)
    for number in 1...source.lineCount {
      scan.scanLine(number)
      if scan.findings.count >= InvalidScene.limit { break }
    }
    return scan.findings
  }

  private init(source: SourceText) { self.source = source }

  private mutating func scanLine(_ number: Int) {
    let line = Array(source.line(number))
    if let bad = line.firstIndex(where: { !isAllowed($0) }) {
      report(.forbiddenCharacter(line[bad].value), number, bad)
    }
    let indent = line.firstIndex { $0 != " " } ?? line.count
    if let block = blockIndent {
      if indent > block || indent == line.count { return }
      blockIndent = nil
    }
    if quote == nil {
      if indent > Self.indentLimit, indent < line.count {
        return report(.tooDeep(limit: Self.indentLimit), number, indent)
      }
      if flowDepth == 0, line.first == "%" { report(.unsupported(.directive), number, 0) }
    }
    scanTokens(of: line, number)
  }

  /// Reads one line: at the start of a token its first character decides, within plain text only
  /// what ends it.
  private mutating func scanTokens(of line: [Unicode.Scalar], _ number: Int) {
    (dashes, token, isAtStart) = (0, 0, true)
    var index = 0
    while index < line.count {
      if quote != nil {
        index = endOfQuote(in: line, from: index)
        isAtStart = false
        continue
      }
      let scalar = line[index]
      let isSpaceNext = index + 1 == line.count || isSpace(line[index + 1])
      if scalar == "#", index == 0 || isSpace(line[index - 1]) { return }
      if bracket(scalar, number, index) {
        isAtStart = scalar != "]" && scalar != "}"
      } else if !isAtStart {
        isAtStart = endsPlainText(line, index, isSpaceNext: isSpaceNext)
      } else if !beginToken(scalar, isSpaceNext: isSpaceNext, number, index) {
        return
      }
      index += 1
    }
  }

  /// False if the rest of the line is of no interest.
  private mutating func beginToken(
    _ scalar: Unicode.Scalar, isSpaceNext: Bool, _ number: Int, _ index: Int
  ) -> Bool {
    switch scalar {
    case " ", "\t": return true
    case ":" where isSpaceNext: return true
    case "-" where isSpaceNext, "?" where isSpaceNext:
      (dashes, token) = (dashes + 1, index)
      guard dashes > Self.nestingLimit else { return true }
      report(.tooDeep(limit: Self.nestingLimit), number, index)
      return false
    case "|" where flowDepth == 0, ">" where flowDepth == 0:
      blockIndent = token
      return false
    case "&": report(.unsupported(.anchor), number, index)
    case "*": report(.unsupported(.alias), number, index)
    case "!": report(.unsupported(.tag), number, index)
    case "\"", "'": (quote, token) = (scalar, index)
    default: token = index
    }
    isAtStart = false
    return true
  }

  /// True if the scalar is a bracket or comma that structures the text.
  private mutating func bracket(
    _ scalar: Unicode.Scalar, _ number: Int, _ index: Int
  ) -> Bool {
    switch scalar {
    case "[", "{":
      guard isAtStart || flowDepth > 0 else { return false }
      flowDepth += 1
      if flowDepth == Self.nestingLimit + 1 {
        report(.tooDeep(limit: Self.nestingLimit), number, index)
      }
      return true
    case "]", "}":
      guard flowDepth > 0 else { return false }
      flowDepth -= 1
      return true
    case ",": return flowDepth > 0
    default: return false
    }
  }

  private func endsPlainText(
    _ line: [Unicode.Scalar], _ index: Int, isSpaceNext: Bool
  ) -> Bool {
    guard line[index] == ":" else { return false }
    if isSpaceNext { return true }
    // Within brackets a colon may touch its neighbours: {"a":1}, {a:[1]}.
    guard flowDepth > 0, index > 0 else { return false }
    let closers: [Unicode.Scalar] = ["\"", "'", "]", "}"]
    let openers: [Unicode.Scalar] = ["[", "{", ",", "]", "}"]
    return closers.contains(line[index - 1]) || openers.contains(line[index + 1])
  }

  /// The index behind the closing quote, or behind the line; clears `quote` when it closes.
  private mutating func endOfQuote(in line: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < line.count {
      let isTwin = line[index] == "'" && index + 1 < line.count && line[index + 1] == "'"
      if quote == "\"", line[index] == "\\" {
        index += 2
      } else if quote == "'", isTwin {
        index += 2
      } else if line[index] == quote {
        quote = nil
        return index + 1
      } else {
        index += 1
      }
    }
    return line.count
  }

  private mutating func report(_ kind: SceneProblem.Kind, _ line: Int, _ index: Int) {
    let text = source.line(line).dropFirst(index)
    let isName: Bool
    if case .unsupported = kind { isName = true } else { isName = false }
    let length = isName ? text.prefix { ![" ", ",", "]", "}"].contains($0) }.count : 1
    findings.append((kind, source.range(line: line, column: index + 1, length: length)))
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// YAML 1.1 §4.1.1, as libyaml's reader checks it.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      return true
    default: return false
    }
  }
}
