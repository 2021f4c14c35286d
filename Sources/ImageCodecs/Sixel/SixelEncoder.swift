package import Graphics

extension Bitmap {
  /// Returns this picture for terminals that support sixels (DEC STD 070,
  /// <https://vt100.net/docs/vt3xx-gp/chapter14.html>).
  ///
  /// It has at most 255 colours, chosen as for a GIF, and each pixel has the nearest of them.
  /// Transparent parts are composited on black.
  ///
  /// - Complexity: O(*n*) in the pixels, times the colours in each six rows.
  package func encodedAsSixels() -> [UInt8] {
    var colors: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { colors.append(self[x, y].flattened(over: .clear)) }
    }
    let palette = PaletteBuilder.colors(for: ColorHistogram(colors), limit: 255)
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.enumerated() {
      let red = Self.hundredths(color >> 16), green = Self.hundredths(color >> 8)
      bytes += Array("#\(index);2;\(red);\(green);\(Self.hundredths(color))".utf8)
    }
    if !palette.isEmpty {
      var nearest = NearestColor(palette)
      var indices: [Int] = []
      for color in colors {
        let red = Int(color >> 16 & 255), green = Int(color >> 8 & 255), blue = Int(color & 255)
        indices.append(nearest.match(red, green, blue).index)
      }
      for top in stride(from: 0, to: height, by: SixelBand.height) {
        bytes += SixelBand(indices, width: width, top: top).bytes
      }
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  /// Converts the lowest byte, 0…255, to a percentage, which is a sixel colour's unit.
  private static func hundredths(_ component: UInt32) -> Int {
    (Int(component & 255) * 100 + 127) / 255
  }
}
