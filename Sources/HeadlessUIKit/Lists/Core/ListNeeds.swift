/// The parts of a list that are out of date.
struct ListNeeds: OptionSet {
  let rawValue: UInt8

  /// The data source's counts, and everything that depends on them.
  static let counts = ListNeeds(rawValue: 1)
  /// The frames of the elements: the layout of a collection must prepare again.
  static let frames = ListNeeds(rawValue: 2)
  /// The sizes of the cells on the screen that measure themselves.
  static let sizes = ListNeeds(rawValue: 4)
  /// The layout of a collection was notified of the start of an animated change of bounds, but not
  /// yet of its end.
  static let endOfBoundsChange = ListNeeds(rawValue: 8)
  /// The reload of a collection whose data source changed: its next layout pass invalidates the
  /// layout.
  static let reload = ListNeeds(rawValue: 16)
}
