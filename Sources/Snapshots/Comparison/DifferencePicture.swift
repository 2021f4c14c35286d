package import Graphics

/// Pictures that show the difference between two pictures of any sizes.
package enum DifferencePicture {
  /// Returns a picture of the strength of the difference, as large as both pictures together. Equal
  /// pixels are the reference in pale grey. Differing pixels are yellow (smallest difference)
  /// through red to violet (difference of 255), and blue-green within the tolerance. Pixels that
  /// exist only in the reference are blue, and those only in the actual picture are green.
  package static func strength(
    reference: Bitmap, actual: Bitmap, tolerance: Tolerance
  ) -> Bitmap {
    let (width, height) = (
      max(reference.width, actual.width), max(reference.height, actual.height)
    )
    var picture = Bitmap(width: width, height: height)
    let isOneSize = (reference.width, reference.height) == (actual.width, actual.height)
    let eye = PixelComparer(
      reference: reference, actual: actual, tolerance: isOneSize ? tolerance : .exact)
    for y in 0..<height {
      for x in 0..<width {
        let old = x < reference.width && y < reference.height ? reference[x, y] : nil
        let new = x < actual.width && y < actual.height ? actual[x, y] : nil
        picture[x, y] =
          switch (old, new) {
          case (let old?, let new?) where old == new: old.pale
          case (let old?, let new?):
            eye.distinguishes(old, new, x: x, y: y) ? heat(old.distance(to: new)) : tolerated
          case (_?, nil): Pixel(red: 40, green: 90, blue: 255, alpha: 255)
          case (nil, _?): Pixel(red: 0, green: 170, blue: 80, alpha: 255)
          case (nil, nil): Pixel(red: 255, green: 255, blue: 255, alpha: 255)
          }
      }
    }
    return picture
  }

  /// Returns expected picture, actual picture and difference side by side on grey.
  package static func sheet(
    reference: Bitmap, actual: Bitmap, tolerance: Tolerance
  ) -> Bitmap {
    let difference = strength(reference: reference, actual: actual, tolerance: tolerance)
    let grey = Pixel(red: 128, green: 128, blue: 128, alpha: 255)
    var sheet = Bitmap(
      width: 3 * difference.width + 2 * gap, height: difference.height, filledWith: grey)
    for (index, picture) in [reference, actual, difference].enumerated() {
      let left = index * (difference.width + gap)
      for y in 0..<picture.height {
        for x in 0..<picture.width { sheet[left + x, y] = picture[x, y].over(grey) }
      }
    }
    return sheet
  }

  /// The distance between two pictures of a sheet, in pixels.
  package static let gap = 8

  private static let tolerated = Pixel(red: 150, green: 220, blue: 220, alpha: 255)

  /// Returns the colour of a difference: 1 is yellow, 128 red, 255 violet.
  private static func heat(_ delta: Int) -> Pixel {
    let stops = [(255, 205, 0), (225, 20, 0), (90, 0, 140)]
    let isStrong = delta >= 128
    let (from, to) = isStrong ? (stops[1], stops[2]) : (stops[0], stops[1])
    let (part, whole) = isStrong ? (delta - 128, 127) : (delta, 128)
    func mix(_ a: Int, _ b: Int) -> UInt8 { UInt8(clamping: a + (b - a) * part / whole) }
    return Pixel(
      red: mix(from.0, to.0), green: mix(from.1, to.1), blue: mix(from.2, to.2), alpha: 255)
  }
}

extension Pixel {
  /// A light grey: 1/8 of the pixel's darkness, over white.
  fileprivate var pale: Pixel {
    let grey = (Int(red) + 2 * Int(green) + Int(blue)) / 4 + 255 - Int(alpha)
    let light = UInt8(clamping: 255 - (255 - grey) / 8)
    return Pixel(red: light, green: light, blue: light, alpha: 255)
  }

  fileprivate func over(_ grey: Pixel) -> Pixel {
    func mix(_ top: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(clamping: Int(top) + (255 - Int(alpha)) * Int(below) / 255)
    }
    return Pixel(
      red: mix(red, grey.red), green: mix(green, grey.green), blue: mix(blue, grey.blue), alpha: 255
    )
  }
}
