/// The bounds of the differing pixels, collected one by one.
struct DifferenceBounds {
  private(set) var worst: PictureDifference.Place?
  private var count = 0
  private var left = Int.max
  private var top = Int.max
  private var right = 0
  private var bottom = 0

  mutating func add(_ place: PictureDifference.Place) {
    count += 1
    (left, right) = (min(left, place.x), max(right, place.x))
    (top, bottom) = (min(top, place.y), max(bottom, place.y))
    if place.delta > worst?.delta ?? 0 { worst = place }
  }

  /// The bounding box; nil without any differing pixel.
  var box: PictureDifference.Box? {
    guard count > 0 else { return nil }
    return .init(x: left, y: top, width: right - left + 1, height: bottom - top + 1, count: count)
  }
}
