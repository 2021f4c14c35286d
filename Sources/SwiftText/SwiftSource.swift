/// A Swift file with its bytes, tokens and line starts.
package struct SwiftSource: Sendable {
  /// The path as given by the user.
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line and column of a byte, counted from 1. Columns are in bytes, as the compiler
  /// counts.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return (line, offset - lineStarts[line - 1] + 1)
  }

  /// Returns the byte offset of a line and column, or nil if the file has no such line.
  package func offset(line: Int, column: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] + column - 1 : nil
  }

  /// Returns the index of the token that begins at a byte, or nil.
  package func tokenIndex(at offset: Int) -> Int? {
    let index = tokens.partitioningIndex { $0.range.lowerBound >= offset }
    return index < tokens.count && tokens[index].range.lowerBound == offset ? index : nil
  }

  /// Returns the index of the bracket that closes the one at `index`, or of the last token.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .mark {
      if "([{".contains(tokens[place].text) { depth += 1 }
      if ")]}".contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return tokens.count - 1
  }

  /// Whether the token at an index is this mark or word.
  package func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text && tokens[index].kind != .string
  }
}

extension Array {
  /// Returns the index of the first element that meets the condition, or `count`. All elements
  /// after it must meet the condition too.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
