import Graphics

/// A search for a simple explanation of a difference, as a person would describe it.
struct PictureChangeSearch {
  let reference: Bitmap
  let actual: Bitmap
  /// The part of the picture that differs.
  let box: PictureDifference.Box

  /// The largest movement that is searched for, in pixels.
  private static let farthest = 24

  var change: PictureChange? {
    let (before, after) = (plainColor(of: reference), plainColor(of: actual))
    switch (before, after) {
    case (let color?, nil): return .appeared(on: color)
    case (nil, let color?): return .disappeared(leaving: color)
    case (let old?, let new?): return .recolored(from: old, to: new)
    case (nil, nil): return move ?? recoloring
    }
  }

  private var rows: Range<Int> { box.y..<box.y + box.height }
  private var columns: Range<Int> { box.x..<box.x + box.width }

  /// Returns the only colour of the part; nil if it has several.
  private func plainColor(of picture: Bitmap) -> Pixel? {
    let color = picture[box.x, box.y]
    for y in rows { for x in columns where picture[x, y] != color { return nil } }
    return color
  }

  /// The shortest movement; of equal ones down is preferred to up, and both to sideways.
  private var move: PictureChange? {
    for distance in 1...Self.farthest {
      for (right, down) in [(0, distance), (0, -distance), (distance, 0), (-distance, 0)]
      where isMoved(right: right, down: down) {
        return .moved(right: right, down: down)
      }
    }
    return nil
  }

  /// Whether each pixel of the part equals the reference's pixel at the distance, as far as both
  /// are in the part. At least half of the part must be comparable.
  private func isMoved(right: Int, down: Int) -> Bool {
    guard abs(right) * 2 <= box.width, abs(down) * 2 <= box.height else { return false }
    for y in rows where rows.contains(y - down) {
      for x in columns where columns.contains(x - right) {
        if actual[x, y] != reference[x - right, y - down] { return false }
      }
    }
    return true
  }

  private struct Pair: Hashable { let old, new: Pixel }

  private var recoloring: PictureChange? {
    var counts: [Pair: Int] = [:]
    for y in rows {
      for x in columns where reference[x, y] != actual[x, y] {
        let pair = Pair(old: reference[x, y], new: actual[x, y])
        let count = counts[pair, default: 0] + 1
        counts[pair] = count
        if count * 2 > box.count { return .recolored(from: pair.old, to: pair.new) }
      }
    }
    return nil
  }
}
