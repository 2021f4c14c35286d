import SwiftText

/// A test's source with inline snapshots.
struct InlineSnapshotSource {
  private let source: SwiftSource
  /// The indentation of the first indented line, or four spaces.
  private let indentation: String

  init(path: String, bytes: [UInt8]) {
    source = SwiftSource(path: path, bytes: bytes)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let first = lines.lazy.map { $0.prefix(while: Self.isSpace) }.first { !$0.isEmpty }
    indentation = first.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The place of an inline snapshot.
  private struct Closure: Hashable {
    private let line, column: Int
    private let label: String?

    init(_ edit: InlineSnapshotEdit) {
      (line, column, label) = (edit.line, edit.column, edit.labels.first)
    }
  }

  /// A part of the source, and the bytes that replace it.
  private struct Change {
    let range: Range<Int>
    let bytes: [UInt8]

    /// Whether another change replaces this part. An insertion at its border stays.
    func isInside(_ other: Change) -> Bool {
      range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
  }

  /// Returns the source with new snapshots.
  ///
  /// - Parameters:
  ///   - edits: The snapshots, in any order. Of several for one closure the first counts.
  ///   - notFound: Called with each edit whose call is not in the source.
  func bytes(
    after edits: [InlineSnapshotEdit], notFound: (InlineSnapshotEdit) -> Void
  ) -> [UInt8] {
    var (changes, known): ([Change], Set<Closure>) = ([], [])
    let ordered = edits.sorted { ($0.line, $0.column, $0.offset) < ($1.line, $1.column, $1.offset) }
    for edit in ordered where known.insert(Closure(edit)).inserted {
      let change = change(for: edit, after: changes.last)
      // A call in a closure that is replaced is gone.
      if let change, !changes.contains(where: change.isInside) {
        changes.append(change)
      } else {
        notFound(edit)
      }
    }
    // A call can contain others, so that the order of the calls is not that of their ends.
    let places = changes.indices.sorted {
      (changes[$0].range.lowerBound, $0) > (changes[$1].range.lowerBound, $1)
    }
    var bytes = source.bytes
    for place in places {
      bytes.replaceSubrange(changes[place].range, with: changes[place].bytes)
    }
    return bytes
  }

  /// Returns the change for a snapshot; nil if its call is not in the source.
  ///
  /// - Parameter last: The change before, which may add a closure to the same call.
  private func change(for edit: InlineSnapshotEdit, after last: Change?) -> Change? {
    guard let place = callee(at: edit.line, edit.column) else { return nil }
    let call = InlineSnapshotCall(source, callee: place)
    let known = call.closure(edit.labels, at: edit.offset)
    guard let text = edit.text else {
      return known.map { Change(range: $0.whole, bytes: []) }
    }
    let margin = margin(ofLineAt: source.tokens[place].range.lowerBound)
    let closure = closure(returning: text, margin)
    if let known { return Change(range: known.braces, bytes: closure) }
    let isFirst = call.closureCount == 0 && last?.range.lowerBound != call.end
    let label = isFirst ? "" : edit.labels.first.map { "\($0): " } ?? ""
    return Change(range: call.end..<call.end, bytes: Array(" \(label)".utf8) + closure)
  }

  /// Returns the index of the token that a call begins with. Its column is that of the function's
  /// name or of what follows it, by the version of the compiler. Another column, of a line that was
  /// compiled with insertions, is accepted if the line has one call only.
  private func callee(at line: Int, _ column: Int) -> Int? {
    guard let start = source.offset(line: line, column: 1),
      let exact = source.offset(line: line, column: column)
    else { return nil }
    let end = source.offset(line: line + 1, column: 1) ?? source.bytes.count
    let calls = source.tokens.indices.filter { place in
      start..<end ~= source.tokens[place].range.lowerBound
        && InlineSnapshotCall.begins(source, at: place)
    }
    let known = calls.first { place in
      [place, place + 1].contains { source.tokens[$0].range.lowerBound == exact }
    }
    return known ?? (calls.count == 1 ? calls.first : nil)
  }

  private func margin(ofLineAt offset: Int) -> String {
    let start = source.offset(line: source.position(of: offset).line, column: 1) ?? 0
    return String(
      decoding: source.bytes[start...].prefix(while: Self.isSpace), as: UTF8.self)
  }

  private func closure(returning text: String, _ margin: String) -> [UInt8] {
    let inner = margin + indentation
    let literal = InlineSnapshotLiteral(text)
    let lines = [literal.opening] + literal.lines + [literal.closing]
    let body = lines.map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
    return Array("{\n\(body)\n\(margin)}".utf8)
  }
}
