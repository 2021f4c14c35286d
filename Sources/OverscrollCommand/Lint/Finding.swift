import SwiftText

/// Something that a source file needs and that this package does not have.
package struct Finding: Codable, Equatable, Sendable {
  package let kind: FindingKind
  /// The missing module, type, member (with its labels) or construct.
  package let name: String
  /// The type that lacks the member, or that has the method that is never called.
  package let type: String?
  /// Advice, or else the compiler's message.
  package let message: String?
  package let file: String
  /// The line number, counted from 1.
  package let line: Int
  /// The column, counted from 1 in UTF-8 bytes like the compiler's.
  package let column: Int

  init(
    _ kind: FindingKind, _ name: String, of type: String? = nil, message: String? = nil,
    in source: SwiftSource, at offset: Int
  ) {
    let (line, column) = source.position(of: offset)
    self.init(
      kind: kind, name: name, type: type, message: message, file: source.path, line: line,
      column: column)
  }

  init(
    kind: FindingKind, name: String, type: String?, message: String?, file: String, line: Int,
    column: Int
  ) {
    self.kind = kind
    self.name = name
    self.type = type
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The name with its type, such as `UIView.snapshotView(afterScreenUpdates:)`.
  var title: String { type.map { "\($0).\(name)" } ?? name }

  /// This finding, marked as a consequence of another one.
  var asFollowUp: Finding {
    Finding(
      kind: .followUp, name: name, type: type, message: message, file: file, line: line,
      column: column)
  }
}

extension Finding: Comparable {
  /// Orders findings by kind, then by name, then by position.
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.kind != right.kind { return left.kind.rank < right.kind.rank }
    let (title, other) = (left.title, right.title)
    if title != other { return title < other }
    let (message, second) = (left.message ?? "", right.message ?? "")
    if message != second { return message < second }
    if left.file != right.file { return left.file < right.file }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension FindingKind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
