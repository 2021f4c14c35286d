/// The properties of a UTF-16 unit for line breaking.
struct UnitMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// The unit begins a cluster, so text can be divided before it.
  static let boundary = UnitMarks(rawValue: 1)
  /// A line can end before the unit.
  static let breakBefore = UnitMarks(rawValue: 2)
  /// The unit is white space, which can hang over the end of a line.
  static let space = UnitMarks(rawValue: 4)
}
