import Graphics
import PortableMath

/// A colour in CIELAB under D65, https://en.wikipedia.org/wiki/CIELAB_color_space.
struct LabColor {
  private let lightness, a, b: Double

  /// Converts an sRGB colour. Its alpha is ignored: channels are premultiplied.
  init(_ pixel: Pixel) {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : Portable.pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(pixel.red), linear(pixel.green), linear(pixel.blue))
    // sRGB to XYZ, IEC 61966-2-1, divided by the white point.
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    func bent(_ value: Double) -> Double {
      value > 216.0 / 24389 ? Portable.cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    lightness = 116 * bent(y) - 16
    a = 500 * (bent(x) - bent(y))
    b = 200 * (bent(y) - bent(z))
  }

  /// Returns the distance of two colours: ΔE of 1976.
  func distance(to other: LabColor) -> Double {
    let (l, u, v) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + u * u + v * v).squareRoot()
  }
}
