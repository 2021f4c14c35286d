/// A type with a text of its own in `.dump`, in place of its stored properties.
public protocol AnySnapshotStringConvertible {
  /// Whether the stored properties follow the text; false by default.
  static var renderChildren: Bool { get }

  /// The text.
  var snapshotDescription: String { get }
}
