/// The optional methods whose absence differs from any answer. Swift cannot ask whether a method is
/// implemented, so the list calls it, and the default implementation records itself in `ListCore`.
struct OptionalMethods: OptionSet {
  let rawValue: UInt8

  /// The methods `moveRowAt` of tables and `canMoveItemAt` of collections.
  static let moving = OptionalMethods(rawValue: 1)
  /// The method `canEditRowAt`.
  static let editing = OptionalMethods(rawValue: 2)
  /// The method `indentationLevelForRowAt`.
  static let indentation = OptionalMethods(rawValue: 4)
  /// The method `shouldBeginMultipleSelectionInteractionAt`.
  static let multipleSelection = OptionalMethods(rawValue: 8)
}
