internal import Foundation

/// Flattening of curves in equal steps of their parameter.
///
/// The number of steps follows Wang's formula, which bounds the distance between chord and curve by
/// the second difference of the control points. Recursive halving needs fewer lines on uneven
/// curves, but tests at every step. Wang's count needs only one square root.
extension Path {
  /// The maximum distance of a chord from its curve, in the path's unit (device pixels for
  /// filling). The coverage of a pixel changes by at most 4 of 255.
  static let flatness = 1.0 / 64

  /// The largest absolute coordinate of any point; nil if a coordinate is not finite.
  var reach: Double? {
    var reach = 0.0
    for element in elements {
      switch element {
      case .move(let p), .line(let p): reach = max(reach, p.reach)
      case .quadratic(let c, let p): reach = max(reach, c.reach, p.reach)
      case .cubic(let c1, let c2, let p): reach = max(reach, c1.reach, c2.reach, p.reach)
      case .close: break
      }
    }
    return reach.isFinite ? reach : nil
  }

  /// Calls `body` with the lines of all contours in order, each contour closed.
  ///
  /// Coordinates are clamped to ±2⁴⁰, so that differences stay finite. A path without an initial
  /// move starts at the end of its first element.
  func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
    var start: CGPoint?
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      body(current, end)
      current = end
    }
    func finish() {
      if let start, start != current { line(to: start) }
    }
    for element in elements {
      switch element.limited {
      case .move(let p):
        finish()
        (start, current) = (p, p)
      case .line(let p):
        if start == nil { (start, current) = (p, p) } else { line(to: p) }
      case .quadratic(let c, let p):
        if start == nil { (start, current) = (p, p) }
        Self.cut(from: current, c, p, line)
      case .cubic(let c1, let c2, let p):
        if start == nil { (start, current) = (p, p) }
        Self.cut(from: current, c1, c2, p, line)
      case .close: finish()
      }
    }
    finish()
  }

  private static func cut(
    from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ line: (CGPoint) -> Void
  ) {
    let count = steps((bend(p0, p1, p2) / (4 * flatness)).squareRoot())
    for step in 1..<count {
      let t = Double(step) / Double(count), s = 1 - t
      line(
        CGPoint(
          x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
          y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y))
    }
    line(p2)
  }

  private static func cut(
    from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ line: (CGPoint) -> Void
  ) {
    let bend = max(bend(p0, p1, p2), bend(p1, p2, p3))
    let count = steps((bend * 3 / (4 * flatness)).squareRoot())
    for step in 1..<count {
      let t = Double(step) / Double(count), s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        CGPoint(
          x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
          y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
    }
    line(p3)
  }

  /// Returns the length of the second difference.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    let x = a.x - 2 * b.x + c.x, y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }

  /// Returns the number of steps, from 1 to 1024, which is enough for a circle of 10⁵ pixels.
  private static func steps(_ wanted: Double) -> Int {
    Int(min(max(wanted.rounded(.up), 1), 1024))
  }
}

extension CGPoint {
  /// The largest absolute coordinate; infinite if a coordinate is NaN.
  fileprivate var reach: Double { x.isNaN || y.isNaN ? .infinity : max(abs(x), abs(y)) }

  fileprivate var limited: CGPoint {
    CGPoint(x: min(max(x, -0x1p40), 0x1p40), y: min(max(y, -0x1p40), 0x1p40))
  }
}

extension Path.Element {
  fileprivate var limited: Path.Element {
    switch self {
    case .move(let p): .move(p.limited)
    case .line(let p): .line(p.limited)
    case .quadratic(let c, let p): .quadratic(control: c.limited, p.limited)
    case .cubic(let c1, let c2, let p):
      .cubic(control1: c1.limited, control2: c2.limited, p.limited)
    case .close: .close
    }
  }
}
