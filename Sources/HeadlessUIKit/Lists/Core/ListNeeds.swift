/// What of a list is out of date.
struct ListNeeds: OptionSet {
  let rawValue: UInt8

  /// The counts of the data source, and with them everything else.
  static let counts = ListNeeds(rawValue: 1)
  /// The places of the elements: the layout of a collection has to prepare.
  static let places = ListNeeds(rawValue: 2)
  /// The sizes of the cells on the screen, which the cells themselves give.
  static let sizes = ListNeeds(rawValue: 4)
  /// The layout of a collection knows of the begin of an animated change of bounds, and not of its end.
  static let endOfBoundsChange = ListNeeds(rawValue: 8)
}
