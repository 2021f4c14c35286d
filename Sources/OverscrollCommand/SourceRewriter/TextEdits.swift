/// Changes to the bytes of a text. Replacements keep the line breaks of the replaced text.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    let order: Int
  }

  let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Replaces a range with spaces.
  mutating func blank(_ range: Range<Int>) { replace(range, with: "") }

  /// Replaces a range with a text, padded with spaces to the length of the range. A longer text
  /// shifts the rest of its line.
  mutating func replace(_ range: Range<Int>, with text: String) {
    var replaced = Array(text.utf8)
    for byte in bytes[range].dropFirst(replaced.count) {
      replaced.append(byte == 10 || byte == 13 ? byte : 32)
    }
    let missed = bytes[range].prefix(text.utf8.count).filter { $0 == 10 }
    edits.append(Edit(range: range, bytes: replaced + missed, order: edits.count))
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, bytes: Array(text.utf8), order: edits.count))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text with all changes applied. Of two overlapping changes, only the one that begins first
  /// is applied.
  var result: [UInt8] {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
    var (result, place) = ([UInt8](), 0)
    for edit in sorted where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound] + edit.bytes
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
