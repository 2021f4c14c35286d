/// Paint that is made a row at a time. A pixel must depend on its place only, not on the row's ends.
protocol RowSource {
  /// Whether every pixel it writes has alpha 255.
  var isOpaque: Bool { get }

  /// Writes the pixels from (x, y) rightwards.
  mutating func write(y: Int, x: Int, to row: MutableStrip<Pixel>)
}
