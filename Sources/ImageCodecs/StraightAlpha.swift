import Graphics

// PNG stores straight colours, a `Bitmap` premultiplied ones; only this file converts between them.
// Multiplication loses bits, but encoding a decoded picture and decoding it again gives identical
// pixels. Each premultiplied pixel divides to a straight colour that multiplies back to it, and the
// tests check all 32 896 pairs.

/// Multiplies straight colours by their alpha, in place.
func premultiply(_ bitmap: inout Bitmap) {
  bitmap.withUnsafeMutablePixels { pixels in
    for index in pixels.indices where pixels[index].alpha != 255 {
      let pixel = pixels[index]
      let alpha = Int(pixel.alpha)
      pixels[index] = Pixel(
        red: div255(Int(pixel.red), alpha), green: div255(Int(pixel.green), alpha),
        blue: div255(Int(pixel.blue), alpha), alpha: pixel.alpha)
    }
  }
}

extension Pixel {
  /// The straight colour, rounded to nearest. Black if alpha is zero.
  var straight: Pixel {
    if alpha == 255 { return self }
    if alpha == 0 { return .clear }
    let alpha = Int(self.alpha)
    func divided(_ component: UInt8) -> UInt8 {
      UInt8(min(255, (Int(component) * 255 + alpha / 2) / alpha))
    }
    return Pixel(
      red: divided(red), green: divided(green), blue: divided(blue), alpha: self.alpha)
  }

  /// Returns this pixel composited over an opaque one, as 0xRRGGBB.
  func flattened(over matte: Pixel) -> UInt32 {
    let rest = 255 - Int(alpha)
    func over(_ top: UInt8, _ bottom: UInt8) -> UInt32 {
      rest == 0 ? UInt32(top) : UInt32(min(255, Int(top) + Int(div255(Int(bottom), rest))))
    }
    return over(red, matte.red) << 16 | over(green, matte.green) << 8 | over(blue, matte.blue)
  }
}
