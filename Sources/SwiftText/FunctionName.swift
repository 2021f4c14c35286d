/// A function's name with its labels, such as `tableView(_:didSelectRowAt:)`.
package struct FunctionName: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let base: String
  /// The labels of the parameters; `_` for a parameter without one.
  package let labels: [String]

  package init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  /// Parses `base(label:_:)`. A name without parentheses has no labels.
  package init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    base = parts.first.map(String.init) ?? ""
    labels = parts.dropFirst().first?.dropLast().split(separator: ":").map(String.init) ?? []
  }

  package var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
