internal import Foundation

/// A line of a flattened path in fixed point, always from top to bottom.
struct Edge {
  /// The number of fraction bits, for units of 1/1024 pixel. With ±2²⁰ pixels, products of two
  /// differences fit in 63 bits.
  static let fractionBits = 10
  static let one = 1 << fractionBits

  let x0, y0, x1, y1: Int
  /// 1 if the path runs down this edge, −1 if it runs up.
  let direction: Int

  var isVertical: Bool { x0 == x1 }

  /// Returns the x coordinate of the edge at the height `y`, rounded down.
  ///
  /// The result depends only on the edge, so every clip sees the same crossing.
  func x(atY y: Int) -> Int {
    if y == y0 || isVertical { return x0 }
    if y == y1 { return x1 }
    let numerator = (y - y0) &* (x1 - x0), height = y1 - y0
    return x0 + (numerator >= 0 ? numerator / height : -((height - 1 - numerator) / height))
  }
}
