import Graphics
import ImageCodecs
import TestSupport
import Testing

/// A grey or true-colour PNG may declare one colour as clear, at every depth and in either order of
/// rows. The cases are those of PngSuite's groups `tbb` and `tp`, with files made here.
struct PNGTransparencyTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    let colorType, depth: Int
    let isInterlaced: Bool
    var testDescription: String {
      "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
    }
  }

  static let variants = [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16)].flatMap { kind in
    [false, true].map { Variant(colorType: kind.0, depth: kind.1, isInterlaced: $0) }
  }

  /// One colour of some pixels is clear. In 16 bits a neighbour shares its upper byte.
  @Test(arguments: variants) func oneColorIsClear(variant: Variant) throws {
    let channels = variant.colorType == 0 ? 1 : 3
    let most = 1 << variant.depth - 1
    func samples(_ x: Int, _ y: Int) -> [Int] {
      (0..<channels).map { (x * 3 + y * 5) % 7 == 0 ? most : (x + y + $0) % most }
    }
    let file = TinyPNG(
      width: 11, height: 9, depth: variant.depth, colorType: variant.colorType,
      isInterlaced: variant.isInterlaced,
      transparency: (0..<channels).flatMap { _ in [UInt8(most >> 8), UInt8(most & 255)] },
      samples: samples)
    let bitmap = try Bitmap(decoding: file.bytes)
    var clear = 0
    for y in 0..<9 {
      for x in 0..<11 {
        let isClear = samples(x, y).allSatisfy { $0 == most }
        #expect(bitmap[x, y].alpha == (isClear ? 0 : 255), "(\(x), \(y))")
        clear += isClear ? 1 : 0
      }
    }
    #expect(clear > 5 && clear < 90)
  }

  /// Palette entries without an alpha are opaque.
  @Test(arguments: [1, 2, 4, 8], [false, true])
  func palettesMayEndEarlyInAlphas(depth: Int, isInterlaced: Bool) throws {
    let entries = min(1 << depth, 16)
    for alphas in 0...entries {
      let file = TinyPNG(
        width: 9, height: 5, depth: depth, colorType: 3, isInterlaced: isInterlaced,
        palette: (0..<entries).flatMap { [UInt8($0), 200, 10] },
        transparency: (0..<alphas).map { UInt8($0 * 15) }
      ) { x, y in [(x + y) % entries] }
      let bitmap = try Bitmap(decoding: file.bytes)
      for x in 0..<9 {
        let index = x % entries
        #expect(Int(bitmap[x, 0].alpha) == (index < alphas ? index * 15 : 255))
      }
    }
  }
}
