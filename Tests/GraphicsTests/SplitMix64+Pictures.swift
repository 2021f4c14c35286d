import Graphics
import TestSupport

extension SplitMix64 {
  /// Returns a random byte, mostly one at which a fast path begins.
  mutating func edgyByte() -> UInt8 {
    switch next() % 4 {
    case 0: 0
    case 1: 255
    default: byte()
    }
  }

  mutating func pixel(opaque: Bool = false) -> Pixel {
    let alpha = opaque ? 255 : Int(edgyByte())
    return Pixel(
      red: UInt8(Int(byte()) * alpha / 255), green: UInt8(Int(byte()) * alpha / 255),
      blue: UInt8(Int(byte()) * alpha / 255), alpha: UInt8(alpha))
  }

  mutating func bitmap(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in pixel(opaque: opaque) })
  }

  mutating func rect(within bounds: PixelRect) -> PixelRect {
    let x = Int.random(in: bounds.x..<bounds.maxX, using: &self)
    let y = Int.random(in: bounds.y..<bounds.maxY, using: &self)
    return PixelRect(
      x: x, y: y, width: Int.random(in: 1...bounds.maxX - x, using: &self),
      height: Int.random(in: 1...bounds.maxY - y, using: &self))
  }
}
