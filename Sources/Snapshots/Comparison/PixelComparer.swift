import Graphics

/// A tolerance applied to the pixels of two pictures.
struct PixelComparer {
  let reference, actual: Bitmap
  let tolerance: Tolerance

  /// Whether a pixel with these two values differs.
  func distinguishes(_ a: Pixel, _ b: Pixel, x: Int, y: Int) -> Bool {
    switch tolerance {
    case .exact: return true
    case .channel(let limit), .share(_, let limit): return a.distance(to: b) > limit
    case .perceptual(let limit, _, _):
      let distance = max(
        OklabColor(a, over: 255).distance(to: OklabColor(b, over: 255)),
        OklabColor(a, over: 0).distance(to: OklabColor(b, over: 0)))
      guard distance * 100 > max(0, limit.isNaN ? 0 : limit) else { return false }
      return !SmoothEdge.isSmooth(reference, actual, x: x, y: y)
        && !SmoothEdge.isSmooth(actual, reference, x: x, y: y)
    case .precision(_, let similarity):
      guard similarity < 1 else { return true }
      return LabColor(a).distance(to: LabColor(b)) > (1 - similarity) * 100
    }
  }

  /// Returns the fraction of the pictures that differs: of the bytes if colours must be equal under
  /// `Tolerance.precision`, else of the pixels.
  ///
  /// - Parameter count: The number of differing pixels.
  func differingShare(count: Int) -> Double {
    let total = reference.width * reference.height
    guard case .precision(_, let similarity) = tolerance, !(similarity < 1) else {
      return Double(count) / Double(total)
    }
    var bytes = 0
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let (a, b) = (reference[x, y], actual[x, y])
        bytes += (a.red != b.red ? 1 : 0) + (a.green != b.green ? 1 : 0)
        bytes += (a.blue != b.blue ? 1 : 0) + (a.alpha != b.alpha ? 1 : 0)
      }
    }
    return Double(bytes) / Double(4 * total)
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
