/// The kind of a property's change. Raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// A change of the whole value.
  case setting = 1
  /// Changes of elements of a collection.
  case insertion, removal, replacement
}
