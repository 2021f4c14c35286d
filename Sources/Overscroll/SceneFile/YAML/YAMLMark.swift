/// A place in a text as the YAML parser counts it, in Unicode scalars.
struct YAMLMark: Hashable {
  /// From 0.
  let index: Int
  /// From 1.
  let line, column: Int
}
