package import Graphics

/// The numbers of pixels that differ between two pictures, by the largest difference of a channel.
package struct DifferingPixels: Codable, Hashable, Sendable {
  /// The number of compared pixels.
  package private(set) var total = 0
  /// The numbers of pixels that differ by more than 2, 8 and 32 of 255.
  package private(set) var over2 = 0, over8 = 0, over32 = 0

  /// Counts the pixels of two pictures of equal size that are outside of some areas.
  package init(_ reference: Bitmap, _ actual: Bitmap, outside areas: [PixelRect] = []) {
    var isSkipped = [Bool](repeating: false, count: reference.width * reference.height)
    for area in areas.map({ $0.intersection(reference.bounds) }) where !area.isEmpty {
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX { isSkipped[y * reference.width + x] = true }
      }
    }
    for y in 0..<reference.height {
      for x in 0..<reference.width where !isSkipped[y * reference.width + x] {
        total += 1
        let (a, b) = (reference[x, y], actual[x, y])
        guard a != b else { continue }
        let delta = a.distance(to: b)
        if delta > 2 { over2 += 1 }
        if delta > 8 { over8 += 1 }
        if delta > 32 { over32 += 1 }
      }
    }
  }

  /// The shares of the pixels that differ by more than 2, 8 and 32 of 255, from 0 to 1. Zero if no
  /// pixel was compared.
  package var shares: [Double] {
    [over2, over8, over32].map { total == 0 ? 0 : Double($0) / Double(total) }
  }
}
