/// The kind of a property's change. Raw values are Foundation's. Observed changes are always
/// `setting` here.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
