import Graphics

/// What differs between two canvases, row by row. An empty `old` differs everywhere.
enum FrameDifference {
  /// The smallest rectangle around all differences.
  static func rect(width: Int, from old: [UInt32], to new: [UInt32]) -> PixelRect {
    let height = new.count / width
    if old.isEmpty { return PixelRect(width: width, height: height) }
    var left = width, right = 0, top = height, bottom = 0
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { old[$0] != new[$0] }),
        let last = row.last(where: { old[$0] != new[$0] })
      else { continue }
      left = min(left, first - row.lowerBound)
      right = max(right, last - row.lowerBound + 1)
      top = min(top, y)
      bottom = y + 1
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The new colours of the pixels that differ.
  static func colors(
    in rect: PixelRect, width: Int, from old: [UInt32], to new: [UInt32]
  ) -> [UInt32] {
    var colors: [UInt32] = []
    colors.reserveCapacity(rect.area)
    for y in rect.y..<rect.maxY {
      for at in y * width + rect.x..<y * width + rect.maxX
      where old.isEmpty || old[at] != new[at] {
        colors.append(new[at])
      }
    }
    return colors
  }
}
