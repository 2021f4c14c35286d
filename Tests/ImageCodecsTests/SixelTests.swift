import Foundation
import Graphics
import ImageCodecs
import Testing

/// Pictures for terminals, read back by a small Sixel parser.
struct SixelTests {
  /// Returns the colours of a picture in hundredths, row by row; nil for unpainted pixels.
  private func read(_ bytes: [UInt8]) throws -> (width: Int, height: Int, [[Int]?]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = text.wholeMatch(of: /\x1BP0;1;0q"1;1;(\d+);(\d+)(.*)\x1B\\/)
    let head = try #require(found)
    let (width, height) = (try #require(Int(head.1)), try #require(Int(head.2)))
    var palette: [Int: [Int]] = [:]
    var pixels = [[Int]?](repeating: nil, count: width * height)
    var (color, x, top, count) = (0, 0, 0, 1)
    let signs = Array(head.3.utf8)
    var index = 0
    func number() -> Int {
      var value = 0
      while index < signs.count, (48...57).contains(signs[index]) {
        value = value * 10 + Int(signs[index]) - 48
        index += 1
      }
      return value
    }
    while index < signs.count {
      let sign = signs[index]
      index += 1
      switch UnicodeScalar(sign) {
      case "#":
        color = number()
        if index < signs.count, signs[index] == UInt8(ascii: ";") {
          var parts: [Int] = []
          while index < signs.count, signs[index] == UInt8(ascii: ";") {
            index += 1
            parts.append(number())
          }
          palette[color] = Array(parts.dropFirst())
        }
      case "!": count = number()
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        for _ in 0..<count {
          for row in 0..<6 where (sign - 63) >> UInt8(row) & 1 == 1 {
            try #require(x < width && top + row < height)
            pixels[(top + row) * width + x] = palette[color]
          }
          x += 1
        }
        count = 1
      }
    }
    return (width, height, pixels)
  }

  @Test(arguments: [(1, 1), (7, 6), (13, 17), (40, 20)])
  func fewColoursComeBackExactly(width: Int, height: Int) throws {
    var bitmap = Bitmap(width: width, height: height)
    let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: steps[x % 6], green: steps[(x + y) / 3 % 6], blue: steps[y % 2], alpha: 255)
      }
    }
    let (readWidth, readHeight, pixels) = try read(bitmap.encodedAsSixels())
    #expect((readWidth, readHeight) == (width, height))
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bitmap[x, y]
        let expected = [pixel.red, pixel.green, pixel.blue].map { Int($0) * 100 / 255 }
        #expect(pixels[y * width + x] == expected, "\(x) \(y)")
      }
    }
  }

  @Test func manyColoursComeNear() throws {
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        bitmap[x, y] = Pixel(red: UInt8(x * 4), green: UInt8(y * 4), blue: 128, alpha: 255)
      }
    }
    let (_, _, pixels) = try read(bitmap.encodedAsSixels())
    for y in 0..<64 {
      for x in 0..<64 {
        let found = try #require(pixels[y * 64 + x])
        for (value, expected) in zip(found, [x * 4, y * 4, 128]) {
          #expect(abs(value * 255 / 100 - expected) <= 16)
        }
      }
    }
    #expect(try read(Bitmap(width: 0, height: 0).encodedAsSixels()).2.isEmpty)
  }
}
