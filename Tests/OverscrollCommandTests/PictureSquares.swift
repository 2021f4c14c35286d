import Graphics

/// The average colours of the squares of a picture. They compare pictures whose pixels differ
/// slightly: after dithering, or drawn by another version of a browser.
struct PictureSquares {
  private static let side = 16
  /// The largest difference per channel of squares that count as equal, of 255.
  private static let tolerance = 12

  private let width, height: Int
  private let colors: [[Int]]

  init(_ picture: Bitmap) {
    (width, height) = (picture.width, picture.height)
    let side = Self.side
    colors = stride(from: 0, to: height, by: side).flatMap { y in
      stride(from: 0, to: picture.width, by: side).map { x in
        var (sums, count) = ([0, 0, 0], 0)
        for row in y..<min(y + side, picture.height) {
          for column in x..<min(x + side, picture.width) {
            let pixel = picture[column, row]
            sums[0] += Int(pixel.red)
            sums[1] += Int(pixel.green)
            sums[2] += Int(pixel.blue)
            count += 1
          }
        }
        return sums.map { $0 / count }
      }
    }
  }

  /// Returns the share of squares whose colours differ, from 0 to 1; nil for pictures of other
  /// sizes.
  func differing(from other: PictureSquares) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    let differing = zip(colors, other.colors).filter { pair in
      zip(pair.0, pair.1).contains { abs($0 - $1) > Self.tolerance }
    }
    return Double(differing.count) / Double(max(colors.count, 1))
  }
}
