import Foundation

/// The rows of a linear gradient.
struct GradientRows: RowSource {
  private let table: [Pixel]
  private let start: CGPoint
  /// The changes of the location per pixel to the right and per pixel down, in steps of the table.
  private let dx, dy: Double
  let isOpaque: Bool

  init?(_ gradient: LinearGradient) {
    let x = gradient.end.x - gradient.start.x, y = gradient.end.y - gradient.start.y
    let length = x * x + y * y
    guard length > 0, length.isFinite, let table = GradientTable(gradient.stops) else { return nil }
    start = gradient.start
    dx = x / length * Double(GradientTable.steps)
    dy = y / length * Double(GradientTable.steps)
    guard dx.isFinite, dy.isFinite else { return nil }
    self.table = table.pixels
    isOpaque = table.isOpaque
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let down = (Double(y) + 0.5 - start.y) * dy
    Strip.lend(table) { table in
      guard dx != 0 else {
        row.fill(with: table[GradientTable.step(down)])
        return
      }
      for index in 0..<row.count {
        let location = (Double(x + index) + 0.5 - start.x) * dx + down
        row[index] = table[GradientTable.step(location)]
      }
    }
  }
}
