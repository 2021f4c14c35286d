/// What can happen at a UTF-16 unit.
struct UnitMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A cluster begins here: text may be cut before this unit.
  static let boundary = UnitMarks(rawValue: 1)
  /// A line may end before this unit.
  static let breakBefore = UnitMarks(rawValue: 2)
  /// White space, which may hang over the end of a line.
  static let space = UnitMarks(rawValue: 4)
}
