import Foundation
import Graphics
import PortableMath

/// A colour in Oklab, where distances approximate perceived differences (Björn Ottosson,
/// https://bottosson.github.io/posts/oklab/, with its constants).
struct OklabColor {
  let lightness, a, b: Double

  /// Creates the colour of a premultiplied pixel over a grey, 0…255.
  init(_ pixel: Pixel, over grey: Int) {
    func linear(_ channel: UInt8) -> Double {
      Self.linear[min(255, Int(channel) + (255 - Int(pixel.alpha)) * grey / 255)]
    }
    let (red, green, blue) = (linear(pixel.red), linear(pixel.green), linear(pixel.blue))
    let l = Portable.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = Portable.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = Portable.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// Returns the distance to another colour. Black and white have the distance 1.
  func distance(to other: OklabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The linear values of channel values, by sRGB's transfer function (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.040_45 ? channel / 12.92 : Portable.pow((channel + 0.055) / 1.055, 2.4)
  }
}
