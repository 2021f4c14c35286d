/// What happened to a property; raw values as Foundation's. Those that are observed here are set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
