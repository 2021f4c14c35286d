import Graphics

/// A detector of pixels on the smoothed edge of a shape. Such a pixel has darker and lighter
/// neighbours and few of its own colour, and the darkest or the lightest of them belongs to an area
/// of one colour in both pictures (Vyšniauskas, Anti-aliased Pixel and Intensity Slope Detector,
/// 2009).
enum SmoothEdge {
  static func isSmooth(_ picture: Bitmap, _ other: Bitmap, x: Int, y: Int) -> Bool {
    let own = light(picture[x, y])
    var equals = isBorder(picture, x, y) ? 1 : 0
    var darkest = (light: 0, x: 0, y: 0)
    var lightest = (light: 0, x: 0, y: 0)
    for (i, j) in neighbours(of: picture, x, y) {
      let step = light(picture[i, j]) - own
      if step == 0 { equals += 1 }
      if equals > 2 { return false }
      if step < darkest.light { darkest = (step, i, j) }
      if step > lightest.light { lightest = (step, i, j) }
    }
    guard darkest.light < 0, lightest.light > 0 else { return false }
    return [darkest, lightest].contains {
      isInside(picture, $0.x, $0.y) && isInside(other, $0.x, $0.y)
    }
  }

  /// Whether a pixel has three or more equal neighbours.
  private static func isInside(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let equals = neighbours(of: picture, x, y).filter { picture[$0, $1] == picture[x, y] }.count
    return equals + (isBorder(picture, x, y) ? 1 : 0) > 2
  }

  private static func isBorder(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private static func neighbours(of picture: Bitmap, _ x: Int, _ y: Int) -> [(Int, Int)] {
    (max(0, y - 1)...min(picture.height - 1, y + 1)).flatMap { j in
      (max(0, x - 1)...min(picture.width - 1, x + 1)).map { ($0, j) }
    }.filter { $0 != (x, y) }
  }

  /// Returns the brightness over white in thousandths of a channel (with the weights of Rec. 601).
  private static func light(_ pixel: Pixel) -> Int {
    299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
      + 1000 * (255 - Int(pixel.alpha))
  }
}
