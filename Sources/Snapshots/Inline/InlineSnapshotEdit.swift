/// A new inline snapshot: the text that a closure at a call in a test's source has to return.
package struct InlineSnapshotEdit: Codable, Equatable, Sendable {
  /// The path of the source.
  package let path: String
  /// The place of the call in the source as it was compiled, counted from 1.
  package let line, column: Int
  /// The label of the closure, and the older labels that it may also have.
  package let labels: [String]
  /// The number of trailing closures before this one.
  package let offset: Int
  /// The text that the closure returns; nil removes the closure.
  package let text: String?

  package init(
    path: String, line: Int, column: Int, labels: [String], offset: Int, text: String?
  ) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.labels, self.offset, self.text) = (labels, offset, text)
  }
}
