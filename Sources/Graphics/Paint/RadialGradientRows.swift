import Foundation

/// The rows of a radial gradient. For every pixel, the location is the largest t with `|p − c₀ −
/// t·Δc| = r₀ + t·Δr` and a radius that is not negative: a root of a quadratic equation.
struct RadialGradientRows: RowSource {
  private let table: [Pixel]
  private let gradient: RadialGradient
  private let inverse: CGAffineTransform
  let isOpaque: Bool

  init?(_ gradient: RadialGradient, _ transform: CGAffineTransform) {
    let values = [
      gradient.startCenter.x, gradient.startCenter.y, gradient.endCenter.x, gradient.endCenter.y,
      gradient.startRadius, gradient.endRadius,
    ]
    guard let table = GradientTable(gradient.stops), let inverse = transform.moderateInverse,
      values.allSatisfy({ abs($0) < 0x1p60 })
    else { return nil }
    self.table = table.pixels
    self.gradient = gradient
    self.inverse = inverse
    // Concentric circles that extend in both directions cover the plane.
    isOpaque =
      table.isOpaque && gradient.extendsBeforeStart && gradient.extendsAfterEnd
      && gradient.startCenter == gradient.endCenter && gradient.startRadius != gradient.endRadius
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let start = gradient.startCenter
    let (dx, dy) = (gradient.endCenter.x - start.x, gradient.endCenter.y - start.y)
    let (r0, dr) = (gradient.startRadius, gradient.endRadius - gradient.startRadius)
    let a = dx * dx + dy * dy - dr * dr
    Strip.lend(table) { table in
      for index in 0..<row.count {
        let place = CGPoint(x: CGFloat(x + index) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let (px, py) = (place.x - start.x, place.y - start.y)
        let b = px * dx + py * dy + r0 * dr
        let c = px * px + py * py - r0 * r0
        row[index] = seen(a, b, c, r0, dr).map { table[GradientTable.step($0)] } ?? .clear
      }
    }
  }

  /// Returns the location in steps, or nil if no circle passes: the root of `a·t² − 2·b·t + c = 0`.
  @inline(__always)
  private func seen(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ r0: CGFloat, _ dr: CGFloat
  ) -> Double? {
    @inline(__always)
    func admitted(_ t: CGFloat) -> Bool {
      r0 + t * dr >= 0 && (gradient.extendsBeforeStart || t >= 0)
        && (gradient.extendsAfterEnd || t <= 1)
    }
    if a == 0 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return admitted(t) ? Double(t) * Double(GradientTable.steps) : nil
    }
    let square = b * b - a * c
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (t1, t2) = ((b + root) / a, (b - root) / a)
    let (high, low) = (max(t1, t2), min(t1, t2))
    if admitted(high) { return Double(high) * Double(GradientTable.steps) }
    return admitted(low) ? Double(low) * Double(GradientTable.steps) : nil
  }
}
