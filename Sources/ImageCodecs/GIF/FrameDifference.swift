import Graphics

/// The differences between two canvases, row by row. If `old` is empty, all pixels differ.
enum FrameDifference {
  /// Returns the smallest rectangle around all differences within `place`. Pixels outside `place`
  /// must not differ.
  static func rect(
    within place: PixelRect, width: Int, from old: [UInt32], to new: [UInt32]
  ) -> PixelRect {
    if old.isEmpty { return place }
    var left = width, right = 0, top = place.maxY, bottom = 0
    for y in place.y..<place.maxY {
      let row = y * width + place.x..<y * width + place.maxX
      guard let first = row.first(where: { old[$0] != new[$0] }),
        let last = row.last(where: { old[$0] != new[$0] })
      else { continue }
      left = min(left, first - y * width)
      right = max(right, last - y * width + 1)
      top = min(top, y)
      bottom = y + 1
    }
    guard left < right else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the new colours of the pixels that differ.
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
