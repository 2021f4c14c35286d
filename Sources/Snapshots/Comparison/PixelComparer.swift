import Graphics

/// A tolerance applied to the pixels of two pictures.
struct PixelComparer {
  let reference, actual: Bitmap
  let tolerance: Tolerance

  /// Whether a pixel with these two values differs.
  func distinguishes(_ a: Pixel, _ b: Pixel, x: Int, y: Int) -> Bool {
    switch tolerance {
    case .exact: return true
    case .channel(let limit): return a.distance(to: b) > limit
    case .perceptual(let limit, _, _):
      let distance = max(
        OklabColor(a, over: 255).distance(to: OklabColor(b, over: 255)),
        OklabColor(a, over: 0).distance(to: OklabColor(b, over: 0)))
      guard distance * 100 > max(0, limit.isNaN ? 0 : limit) else { return false }
      return !SmoothEdge.isSmooth(reference, actual, x: x, y: y)
        && !SmoothEdge.isSmooth(actual, reference, x: x, y: y)
    }
  }
}

extension Pixel {
  /// Returns the largest difference of a channel.
  func distance(to other: Pixel) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
  }
}
