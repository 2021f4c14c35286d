/// One thing that a place of a source file needs and that is missing.
package struct Finding: Codable, Equatable, Sendable {
  package let kind: FindingKind
  /// What is missing: a module, a type, a member with its labels, a construct.
  package let name: String
  /// The type that lacks the member, or has the method that is never called.
  package let type: String?
  /// What to do, or the compiler's words.
  package let message: String?
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1, in bytes of UTF-8, as the compiler counts.
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

  /// `UIView.snapshotView(afterScreenUpdates:)`.
  var title: String { type.map { "\($0).\(name)" } ?? name }

  /// The same place, as something that follows from another finding.
  var asFollowUp: Finding {
    Finding(
      kind: .followUp, name: name, type: type, message: message, file: file, line: line,
      column: column)
  }
}

extension Finding: Comparable {
  /// By kind, then by name, then by place.
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
