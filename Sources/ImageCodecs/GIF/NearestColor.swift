/// An exact search for the palette colour nearest to a given colour. Among equals, the first is
/// found.
///
/// The colour cube is divided into 32³ cells. The first query in a cell creates a list of the
/// colours that can be nearest to any point of the cell: their minimum distance is at most the
/// maximum distance of another colour. The list is selected from that of the surrounding cell in a
/// coarser grid of 16³, which is made from the palette in the same way. A query compares about five
/// colours of 255.
package struct NearestColor {
  package let palette: [UInt32]
  /// The range of each cell's list in `listed`; empty if it has not been created.
  private var fine = [Range<Int32>](repeating: 0..<0, count: 1 << 15)
  private var coarse = [Range<Int32>](repeating: 0..<0, count: 1 << 12)
  private var listed: [UInt8] = []

  /// Creates a search. `palette` must have 1 to 256 colours.
  package init(_ palette: [UInt32]) { self.palette = palette }

  package struct Match {
    package let index: Int
    package let distance: Int
  }

  /// Returns the nearest palette colour. The components are in 0…255.
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

  /// Creates the lists of the cells that contain a colour.
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

  /// Lists those of `candidates` that can be nearest to a point of the cell with `side` levels.
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

  /// Returns the squared distances from a component to the near and the far end of a range. The
  /// range is the aligned block of `side` levels that contains `point`.
  private static func span(_ value: Int, _ point: Int, _ side: Int) -> (near: Int, far: Int) {
    let low = point & -side
    let high = low + side - 1
    let near = max(0, low - value, value - high)
    let far = max(value - low, high - value)
    return (near * near, far * far)
  }
}
