/// What a value is associated with an object by.
enum AssociationKey: Hashable, Sendable {
  /// An app's own key: the address of a variable, which nothing reads.
  case address(UInt)
  /// What this module keeps of objects that declare no accessibility themselves.
  case label, hint, value, isElement, traits
}
