/// The optional methods whose absence means something else than any answer. Swift cannot ask whether a
/// method is implemented, so it is called, and its default implementation notes itself in `ListCore`.
struct OptionalMethods: OptionSet {
  let rawValue: UInt8

  /// `moveRowAt` of tables, `canMoveItemAt` of collections.
  static let moving = OptionalMethods(rawValue: 1)
  /// `canEditRowAt`.
  static let editing = OptionalMethods(rawValue: 2)
  /// `indentationLevelForRowAt`.
  static let indentation = OptionalMethods(rawValue: 4)
  /// `shouldBeginMultipleSelectionInteractionAt`.
  static let multipleSelection = OptionalMethods(rawValue: 8)
}
