import Graphics
import ImageCodecs
import Testing

@Suite("JPEG encoding")
struct JPEGEncodingTests {
  /// A smooth gradient in all three channels.
  private var slope: Bitmap {
    var bitmap = Bitmap(width: 33, height: 17)
    for y in 0..<17 {
      for x in 0..<33 {
        bitmap[x, y] = Pixel(
          red: UInt8(7 * x), green: UInt8(15 * y), blue: UInt8(200 - 3 * x), alpha: 255)
      }
    }
    return bitmap
  }

  /// Returns the largest difference of a channel.
  private func distance(_ one: Bitmap, _ other: Bitmap) -> Int {
    var most = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (a, b) = (one[x, y], other[x, y])
        for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          most = max(most, abs(Int(p) - Int(q)))
        }
      }
    }
    return most
  }

  @Test("Encoded images decode to similar ones, and better quality is closer and longer")
  func roundTrip() throws {
    let best = try slope.encodedAsJPEG(quality: 1)
    let poor = try slope.encodedAsJPEG(quality: 0.1)
    #expect(best.starts(with: [0xFF, 0xD8, 0xFF]) && best.count > poor.count)
    let (good, bad) = (try Bitmap(decoding: best), try Bitmap(decoding: poor))
    #expect(good.width == 33 && good.height == 17)
    #expect(distance(good, slope) <= 20 && distance(bad, slope) > distance(good, slope))
    #expect(try slope.encodedAsJPEG(quality: 1) == best)
    #expect(try slope.encodedAsJPEG(quality: 7) == best)
    #expect(try slope.encodedAsJPEG(quality: .nan) == best)
  }

  @Test("Transparent parts are composited on white, and an empty image has no JPEG")
  func edges() throws {
    let clear = Bitmap(width: 8, height: 8)
    let white = try Bitmap(decoding: try clear.encodedAsJPEG(quality: 1))
    #expect(white[4, 4] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(throws: CodecError.self) { try Bitmap(width: 0, height: 0).encodedAsJPEG(quality: 1) }
  }
}
