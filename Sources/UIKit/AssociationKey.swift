/// The key of a value associated with an object.
enum AssociationKey: Hashable, Sendable {
  /// A key of the app: the address of a variable, which is never read.
  case address(UInt)
  /// The accessibility values that this module stores for objects that declare none themselves.
  case label, hint, value, isElement, traits
  /// The keychain of a stage.
  case keychain
}
