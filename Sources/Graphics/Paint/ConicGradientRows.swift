import Foundation
import PortableMath

/// The rows of a conic gradient.
struct ConicGradientRows: RowSource {
  private let table: [Pixel]
  private let gradient: ConicGradient
  private let inverse: CGAffineTransform
  let isOpaque: Bool

  init?(_ gradient: ConicGradient, _ transform: CGAffineTransform) {
    guard let table = GradientTable(gradient.stops), let inverse = transform.moderateInverse,
      abs(gradient.center.x) < 0x1p60, abs(gradient.center.y) < 0x1p60, gradient.angle.isFinite
    else { return nil }
    self.table = table.pixels
    self.gradient = gradient
    self.inverse = inverse
    isOpaque = table.isOpaque
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let angle = Double(gradient.angle)
    Strip.lend(table) { table in
      for index in 0..<row.count {
        let place = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let turn = Portable.direction(
          Double(place.y - gradient.center.y), Double(place.x - gradient.center.x))
        let share = (turn - angle) / (2 * Double.pi)
        row[index] =
          table[GradientTable.step((share - share.rounded(.down)) * Double(GradientTable.steps))]
      }
    }
  }
}
