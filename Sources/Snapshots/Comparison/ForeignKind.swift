/// The kind of difference from a picture that iOS recorded. From `same` to `size`, each kind
/// includes those before it.
public enum ForeignKind: String, Codable, CaseIterable, Sendable {
  /// No pixel differs by more than rounding.
  case same
  /// Only text differs: its letters and their places in its box.
  case text
  /// Areas outside of text have other colours, and the same edges.
  case colors
  /// There are other edges outside of text: something has another place, size or form.
  case geometry
  /// The sizes of the pictures differ.
  case size
  /// There is no picture that iOS recorded.
  case missing
}
