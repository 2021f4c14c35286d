/// A source of paint, generated row by row. A pixel must depend only on its position, not on the
/// ends of the row.
protocol RowSource {
  /// Whether every pixel of the source has an alpha of 255.
  var isOpaque: Bool { get }

  /// Writes the pixels from (x, y) to the right.
  mutating func write(y: Int, x: Int, to row: MutableStrip<Pixel>)
}
