internal import Foundation

/// A side of a flattened path in fixed point, always from top to bottom.
struct Edge {
  /// 1/1024 pixel: with ±2²⁰ pixels, products of two differences fit in 63 bits.
  static let fractionBits = 10
  static let one = 1 << fractionBits

  let x0, y0, x1, y1: Int
  /// 1 when the path runs down this side, −1 when it runs up.
  let direction: Int

  var isVertical: Bool { x0 == x1 }

  /// Where the side crosses the height `y`, rounded down: a function of the side alone, so that every
  /// clip sees the same crossing.
  func x(atY y: Int) -> Int {
    if y == y0 || isVertical { return x0 }
    if y == y1 { return x1 }
    let numerator = (y - y0) &* (x1 - x0), height = y1 - y0
    return x0 + (numerator >= 0 ? numerator / height : -((height - 1 - numerator) / height))
  }
}
