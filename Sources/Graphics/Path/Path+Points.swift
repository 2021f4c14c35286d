public import Foundation

extension Path {
  /// The end of the path, which after `close` is the start of the contour. Nil for an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p), .quadratic(_, let p), .cubic(_, _, let p):
        if start == nil { start = p }
        current = p
      case .close: current = start
      }
    }
    return current
  }

  /// The bounding box of all points and control points; nil for a path without points.
  public var controlBounds: CGRect? {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.include(p)
      case .quadratic(let c, let p):
        box.include(c)
        box.include(p)
      case .cubic(let c1, let c2, let p):
        box.include(c1)
        box.include(c2)
        box.include(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The bounding box of all lines and curves, without control points; nil for a path without
  /// points.
  public var bounds: CGRect? {
    var box = PointBox()
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        box.include(p)
        current = p
      case .quadratic(let c, let p):
        box.include(p)
        let from = current ?? p
        for t in Self.turns(from, c, p) {
          let s = 1 - t
          box.include(
            CGPoint(
              x: s * s * from.x + 2 * s * t * c.x + t * t * p.x,
              y: s * s * from.y + 2 * s * t * c.y + t * t * p.y))
        }
        current = p
      case .cubic(let c1, let c2, let p):
        box.include(p)
        let from = current ?? p
        for t in Self.turns(from, c1, c2, p) {
          let s = 1 - t
          let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          box.include(
            CGPoint(
              x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * p.x,
              y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * p.y))
        }
        current = p
      case .close: break
      }
    }
    return box.rect
  }

  /// Returns the parameters strictly inside a curve at which it is extreme in x or y.
  private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
      let bend = a - 2 * b + c
      let t = (a - b) / bend
      return bend != 0 && t > 0 && t < 1 ? t : nil
    }
  }

  /// The share of the other coefficients up to which a cubic's leading one is rounding: the cubic
  /// is a quadratic.
  private static let noise = 1e-12

  private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [CGFloat] in
      // The coefficients of the derivative, divided by three.
      let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      let roots: [CGFloat]
      if abs(p) < noise * (abs(q) + abs(r)) {
        roots = q != 0 ? [-r / q] : []
      } else {
        let square = q * q - 4 * p * r
        guard square >= 0 else { return [] }
        let root = square.squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }

  /// The smallest width of a path, in points. A narrower path is measured as if it had this width.
  private static let smallestBox: CGFloat = 1e-9

  /// Returns whether a point is inside the closed path, with a precision of 1/4096 of the path's
  /// size. False for coordinates that are not finite.
  ///
  /// - Complexity: O(*n*) in the path's elements.
  public func contains(_ point: CGPoint, rule: FillRule = .nonZero) -> Bool {
    guard let box = controlBounds, box.minX <= point.x, box.maxX >= point.x, box.minY <= point.y,
      box.maxY >= point.y, reach != nil
    else { return false }
    // Flattening is made for pixels, so the path is scaled to a size of 64.
    let scale = 64 / max(box.width, box.height, Self.smallestBox)
    let place = CGPoint(x: (point.x - box.minX) * scale, y: (point.y - box.minY) * scale)
    var winding = 0
    let picture = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
    applying(picture).forEachLine { a, b in
      guard (a.y <= place.y) != (b.y <= place.y) else { return }
      let x = a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > place.x { winding += a.y < b.y ? 1 : -1 }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// The path with each contour reversed. The order of the contours is kept.
  public var reversed: Path {
    var result = Path()
    var contour: [Element] = []
    var start: CGPoint?
    var isOpen = false
    func turned(_ isClosed: Bool) {
      guard isOpen, let start else { return }
      isOpen = false
      let points = [start] + contour.compactMap(\.end)
      result.move(to: points[points.count - 1])
      for (index, element) in contour.enumerated().reversed() {
        let end = points[index]
        switch element {
        case .move, .close: break
        case .line: result.line(to: end)
        case .quadratic(let control, _): result.quadratic(control: control, to: end)
        case .cubic(let c1, let c2, _): result.cubic(control1: c2, control2: c1, to: end)
        }
      }
      if isClosed { result.close() }
      contour = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        turned(false)
        (start, isOpen) = (p, true)
      case .close:
        turned(true)
      case .line(let p), .quadratic(_, let p), .cubic(_, _, let p):
        isOpen = true
        if start == nil { start = p } else { contour.append(element) }
      }
    }
    turned(false)
    return result
  }

  /// Returns an intermediate path, or nil if the elements do not match: this path for `t` = 0,
  /// `end` for 1.
  ///
  /// The elements must be of equal kinds. But a line matches a cubic, as a straight cubic.
  public func interpolated(to end: Path, by t: CGFloat) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var result: [Element] = []
    var (from, to) = (CGPoint.zero, CGPoint.zero)
    for (a, b) in zip(elements, end.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)): result.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): result.append(.line(mix(p, q)))
      case (.quadratic(let c, let p), .quadratic(let d, let q)):
        result.append(.quadratic(control: mix(c, d), mix(p, q)))
      case (.close, .close): result.append(.close)
      case (.cubic, _), (_, .cubic), (.move, _), (.line, _), (.quadratic, _), (.close, _):
        guard case .cubic(let c1, let c2, let p) = a.asCubic(from: from),
          case .cubic(let d1, let d2, let q) = b.asCubic(from: to)
        else { return nil }
        result.append(.cubic(control1: mix(c1, d1), control2: mix(c2, d2), mix(p, q)))
      }
      from = a.end ?? from
      to = b.end ?? to
    }
    return Path(elements: result)
  }
}

/// An accumulator of the bounding box of points.
private struct PointBox {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect? {
    low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }
}

extension Path.Element {
  /// The end point of the element; nil for `close`.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }

  /// Returns a line as a cubic. Other elements are unchanged.
  fileprivate func asCubic(from start: CGPoint) -> Path.Element {
    guard case .line(let p) = self else { return self }
    func part(_ t: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (p.x - start.x) * t, y: start.y + (p.y - start.y) * t)
    }
    return .cubic(control1: part(1.0 / 3), control2: part(2.0 / 3), p)
  }
}
