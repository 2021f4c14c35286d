/// The key of a value associated with an object.
enum AssociationKey: Hashable, Sendable {
  /// An app's own key: the address of a variable, which nothing reads.
  case address(UInt)
  /// The accessibility values that this module stores for objects that declare none themselves.
  case label, hint, value, isElement, traits
}
