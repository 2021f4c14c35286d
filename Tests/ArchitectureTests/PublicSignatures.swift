/// Finds what a file promises to others: the signatures of its public declarations and the
/// requirements of its public protocols. A type in them is Apple's choice where the API is Apple's.
struct PublicSignatures {
  private let lines: [[Character]]
  private var output: [[Character]]

  /// The code of a file with these signatures blanked, line by line the same length.
  static func blanked(in code: [String]) -> [String] {
    var finder = PublicSignatures(lines: code.map { Array($0) })
    finder.blankAll()
    return finder.output.map { String($0) }
  }

  private init(lines: [[Character]]) {
    self.lines = lines
    output = lines
  }

  private mutating func blankAll() {
    var next = 0
    for index in lines.indices where index >= next {
      let line = String(lines[index])
      if line.contains(#/^ *(@\w+(\([^)]*\))? +)*(public|open) +protocol\b/#) {
        next = blank(from: index, until: .endOfBody)
      } else if let match = line.firstMatch(
        of:
          #/\b(?:public|open) (?:[@\w]+(?:\(\w+\))? )*?(?<word>func|init|subscript|var|let|typealias)\b/#
      ) {
        let isProperty = ["var", "let"].contains(match.word)
        next = blank(from: index, until: isProperty ? .startOfValue : .startOfBody)
      }
    }
  }

  private enum End {
    /// The brace in which the body of a function begins.
    case startOfBody
    /// That brace, or the sign before a property's value.
    case startOfValue
    /// The brace that closes a protocol.
    case endOfBody
  }

  /// Blanks a declaration up to its end. Returns the line behind the last one that belongs to it
  /// whole.
  private mutating func blank(from start: Int, until end: End) -> Int {
    var (parentheses, braces) = (0, 0)
    for index in start..<lines.count {
      for (place, character) in lines[index].enumerated() {
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{":
          if end != .endOfBody, parentheses == 0 { return index + 1 }
          braces += 1
        case "}":
          braces -= 1
          if end == .endOfBody, braces == 0 { return index + 1 }
        case "=" where end == .startOfValue && parentheses == 0: return index + 1
        default: break
        }
        output[index][place] = " "
      }
      if end != .endOfBody, parentheses == 0, !continues(after: index) { return index + 1 }
    }
    return lines.count
  }

  /// Whether a signature that has closed its parentheses goes on in the next line.
  private func continues(after index: Int) -> Bool {
    guard index + 1 < lines.count else { return false }
    let next = String(lines[index + 1]).drop { $0 == " " }
    return ["->", "throws", "async", "where ", "{"].contains { next.hasPrefix($0) }
  }
}
