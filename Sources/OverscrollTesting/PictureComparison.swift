package import Graphics

/// Two pictures of one size, pixel by pixel.
package struct PictureComparison: Hashable, Sendable {
  package struct Difference: Hashable, Sendable {
    package let x, y: Int
    package let reference, actual: Pixel
  }

  /// Pixels with a channel further off than the tolerance allows.
  package private(set) var count = 0
  /// The greatest distance of any channel of any pixel, tolerated or not.
  package private(set) var worst = 0
  /// The first such pixel from the top, then from the left.
  package private(set) var first: Difference?

  /// Nil if the sizes differ: no tolerance covers that.
  package init?(reference: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
    guard (reference.width, reference.height) == (actual.width, actual.height) else { return nil }
    guard reference != actual else { return }
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let (a, b) = (reference[x, y], actual[x, y])
        let distance = a.distance(to: b)
        worst = max(worst, distance)
        guard distance > tolerance.maxDelta else { continue }
        count += 1
        if first == nil { first = Difference(x: x, y: y, reference: a, actual: b) }
      }
    }
  }

  /// The reference pale and grey, and what differs in red.
  package static func picture(
    reference: Bitmap, actual: Bitmap, tolerance: Tolerance
  ) -> Bitmap {
    var picture = Bitmap(width: reference.width, height: reference.height)
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let pixel = reference[x, y]
        let isDifferent = pixel.distance(to: actual[x, y]) > tolerance.maxDelta
        picture[x, y] = isDifferent ? Pixel(red: 255, green: 0, blue: 0, alpha: 255) : pixel.pale
      }
    }
    return picture
  }

  /// Whether this very code tells pictures apart that differ in one channel of one pixel by one: a
  /// comparer that finds everything equal would keep every test green.
  package static let provesItself: Bool = {
    let white = Bitmap(
      width: 3, height: 2, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    var other = white
    other[1, 1].blue = 254
    guard let same = PictureComparison(reference: white, actual: white),
      let different = PictureComparison(reference: white, actual: other)
    else { return false }
    return same.count == 0 && different.count == 1 && different.worst == 1
      && different.first?.x == 1 && different.first?.y == 1
      && PictureComparison(reference: white, actual: Bitmap(width: 2, height: 3)) == nil
  }()
}

extension Pixel {
  fileprivate func distance(to other: Pixel) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
  }

  /// A light grey: 1/8 of the darkness, over white.
  fileprivate var pale: Pixel {
    let grey = (Int(red) + 2 * Int(green) + Int(blue)) / 4 + 255 - Int(alpha)
    let light = UInt8(clamping: 255 - (255 - grey) / 8)
    return Pixel(red: light, green: light, blue: light, alpha: 255)
  }
}
