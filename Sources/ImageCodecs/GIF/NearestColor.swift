/// Finds the palette colour nearest to any colour, exactly, the first one of equals.
///
/// The colour cube is cut into 32³ cells. A cell asked about for the first time gets a list of the
/// few colours that can be nearest to any point of it (no farther at best than another colour is
/// at worst), picked from the list of the coarser cell of 16³ around it, which is made in the same
/// way from the palette. A search compares with about five colours of 255.
package struct NearestColor {
  package let palette: [UInt32]
  /// Per cell: where its list is in `listed`; empty means not made yet.
  private var fine = [Range<Int32>](repeating: 0..<0, count: 1 << 15)
  private var coarse = [Range<Int32>](repeating: 0..<0, count: 1 << 12)
  private var listed: [UInt8] = []

  /// `palette` must not be empty, nor have more than 256 colours.
  package init(_ palette: [UInt32]) { self.palette = palette }

  package struct Match {
    package let index: Int
    package let distance: Int
  }

  /// Components in 0…255.
  @inline(__always)
  package mutating func match(_ red: Int, _ green: Int, _ blue: Int) -> Match {
    let cell = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
    if fine[cell].isEmpty { fill(red, green, blue) }
    let range = fine[cell]
    var best = 0, least = Int.max
    for place in Int(range.lowerBound)..<Int(range.upperBound) {
      let index = Int(listed[place])
      let distance = ColorDistance.between(red, green, blue, palette[index])
      if distance < least { (best, least) = (index, distance) }
    }
    return Match(index: best, distance: least)
  }

  /// Makes the lists of the cells around a colour.
  private mutating func fill(_ red: Int, _ green: Int, _ blue: Int) {
    let around = (red >> 4) << 8 | (green >> 4) << 4 | blue >> 4
    if coarse[around].isEmpty {
      coarse[around] = list(palette.indices.map { UInt8($0) }, around: red, green, blue, side: 16)
    }
    let range = coarse[around]
    let candidates = Array(listed[Int(range.lowerBound)..<Int(range.upperBound)])
    fine[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3] =
      list(candidates, around: red, green, blue, side: 8)
  }

  /// Lists those of `candidates` that can be nearest somewhere in the cell of `side` levels.
  private mutating func list(
    _ candidates: [UInt8], around red: Int, _ green: Int, _ blue: Int, side: Int
  ) -> Range<Int32> {
    var nearest: [Int] = []
    nearest.reserveCapacity(candidates.count)
    var bound = Int.max
    for index in candidates {
      let color = palette[Int(index)]
      let r = Self.span(Int(color >> 16), red, side)
      let g = Self.span(Int(color >> 8 & 255), green, side)
      let b = Self.span(Int(color & 255), blue, side)
      nearest.append(
        ColorDistance.red * r.near + ColorDistance.green * g.near + ColorDistance.blue * b.near)
      bound = min(
        bound, ColorDistance.red * r.far + ColorDistance.green * g.far + ColorDistance.blue * b.far)
    }
    let start = Int32(listed.count)
    for (place, index) in candidates.enumerated() where nearest[place] <= bound {
      listed.append(index)
    }
    return start..<Int32(listed.count)
  }

  /// Squared distances from a component to the near and the far end of the `side` levels, aligned,
  /// that `point` is one of.
  private static func span(_ value: Int, _ point: Int, _ side: Int) -> (near: Int, far: Int) {
    let low = point & -side
    let high = low + side - 1
    let near = max(0, low - value, value - high)
    let far = max(value - low, high - value)
    return (near * near, far * far)
  }
}
