import Graphics

/// Looks for words for a difference: what a person would see first.
struct PictureChangeSearch {
  let reference: Bitmap
  let actual: Bitmap
  /// The part that differs.
  let box: PictureDifference.Box

  /// Further moves are not looked for.
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

  /// Nil if the part has several.
  private func plainColor(of picture: Bitmap) -> Pixel? {
    let color = picture[box.x, box.y]
    for y in rows { for x in columns where picture[x, y] != color { return nil } }
    return color
  }

  /// The shortest; down before up, down before right.
  private var move: PictureChange? {
    for distance in 1...Self.farthest {
      for (right, down) in [(0, distance), (0, -distance), (distance, 0), (-distance, 0)]
      where isMoved(right: right, down: down) {
        return .moved(right: right, down: down)
      }
    }
    return nil
  }

  /// Whether each pixel of the part is the one that was so far before it, as far as the part reaches. At
  /// least half of the part says so.
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
