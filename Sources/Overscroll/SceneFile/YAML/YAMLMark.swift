/// A place in a text, counted by the YAML parser in Unicode scalars.
struct YAMLMark: Hashable {
  /// The index, counted from 0.
  let index: Int
  /// The line and column, counted from 1.
  let line, column: Int
}
