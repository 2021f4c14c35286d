public import Foundation
import PortableMath

extension Path {
  /// Adds an arc of a circle. A line connects it to the end of the path, and in an empty path it
  /// starts a contour.
  ///
  /// The arc consists of cubics of at most 90° each, with an error of 0.03 % of the radius.
  ///
  /// - Parameters:
  ///   - startAngle: The start in radians, from greater x to greater y: clockwise with y pointing
  ///     down.
  ///   - endAngle: The end in radians. A distance of a whole turn or more draws the whole circle. A
  ///     negative distance is increased by a turn.
  ///   - increasing: Whether the arc runs towards greater angles.
  public mutating func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
  ) {
    let sweep = Self.sweep(startAngle, endAngle, increasing)
    func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + CGFloat(Portable.cos(Double(angle))) * radius,
        y: center.y + CGFloat(Portable.sin(Double(angle))) * radius)
    }
    let first = point(startAngle, radius)
    if isEmpty { move(to: first) } else { line(to: first) }
    guard sweep != 0, radius > 0, sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - Self.angleNoise).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = CGFloat(4.0 / 3 * Portable.tan(Double(step) / 4)) * radius
    var angle = startAngle
    for index in 1...count {
      let next = startAngle + step * CGFloat(index)
      let (a, b) = (point(angle, radius), point(next, radius))
      let (ta, tb) = (point(angle + .pi / 2, k), point(next + .pi / 2, k))
      cubic(
        control1: CGPoint(x: a.x + ta.x - center.x, y: a.y + ta.y - center.y),
        control2: CGPoint(x: b.x - tb.x + center.x, y: b.y - tb.y + center.y), to: b)
      angle = next
    }
  }

  /// The rounding error of an angle that is ignored, in radians or in quarter turns.
  private static let angleNoise: CGFloat = 1e-9

  /// The maximum sine of the angle between two sides that count as one straight line.
  private static let inLine = 1e-9

  private static func sweep(_ start: CGFloat, _ end: CGFloat, _ increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = increasing ? end - start : start - end
    guard way.isFinite else { return .nan }
    // A whole turn that rounding errors made slightly smaller is still a whole turn.
    if abs(way) >= turn - angleNoise { return increasing ? turn : -turn }
    let positive = way < 0 ? way + turn : way
    return increasing ? positive : -positive
  }

  /// Adds an arc that is tangent to both sides of a corner, and ends at the second tangent point.
  ///
  /// A line connects the end of the path to the arc. For a radius of 0 and for collinear sides,
  /// only a line to the corner is added.
  ///
  /// - Parameters:
  ///   - corner: The end of the first side, which begins at the end of the path.
  ///   - end: A point on the second side.
  public mutating func arc(corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    guard let back = unit(SIMD2(start) - SIMD2(corner)), let on = unit(SIMD2(end) - SIMD2(corner)),
      radius > 0, abs(back.x * on.y - back.y * on.x) > Self.inLine
    else { return line(to: corner) }
    let cosine = (back * on).sum()
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()  // The tangent of half the angle.
    let distance = Double(radius) / half
    let (a, b) = (SIMD2(corner) + back * distance, SIMD2(corner) + on * distance)
    guard let axis = unit(back + on) else { return }
    let center = SIMD2(corner) + axis * (distance * distance + Double(radius * radius)).squareRoot()
    let (from, to) = (a - center, b - center)
    arc(
      center: CGPoint(x: center.x, y: center.y), radius: radius,
      startAngle: CGFloat(Portable.atan2(from.y, from.x)),
      endAngle: CGFloat(Portable.atan2(to.y, to.x)),
      increasing: from.x * to.y - from.y * to.x > 0)
  }

  /// Adds the ellipse inscribed in a rectangle, as a contour of four cubics.
  ///
  /// The ellipse starts at the middle of the right side and runs clockwise with y pointing down, as
  /// in Core Graphics. An empty rectangle adds nothing.
  public mutating func ellipse(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = Path()
    circle.arc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, increasing: true)
    circle.close()
    append(circle.applying(unit))
  }
}
