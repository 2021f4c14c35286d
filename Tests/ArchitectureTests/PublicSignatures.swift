/// The public signatures of a file: those of its public declarations, and the requirements of its
/// public protocols. Where the API is Apple's, the types in them are Apple's choice.
struct PublicSignatures {
  private let lines: [[Character]]
  private var output: [[Character]]

  /// Returns the code of a file with these signatures replaced by spaces. Every line keeps its
  /// length.
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
    /// The brace at the start of a function's body.
    case startOfBody
    /// The brace at the start of a body, or the equals sign before a property's value.
    case startOfValue
    /// The closing brace of a protocol.
    case endOfBody
  }

  /// Replaces a declaration up to its end by spaces. Returns the index of the line after the last
  /// one that it changes.
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

  /// Whether a signature continues in the next line after its parentheses are closed.
  private func continues(after index: Int) -> Bool {
    guard index + 1 < lines.count else { return false }
    let next = String(lines[index + 1]).drop { $0 == " " }
    return ["->", "throws", "async", "where ", "{"].contains { next.hasPrefix($0) }
  }
}
