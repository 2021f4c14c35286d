import Graphics
import OverscrollTesting
import TestSupport
import Testing

/// The differences that `.perceptual` accepts: indistinguishable colours, smoothed edges, and a
/// small share of other pixels in any window.
@MainActor
struct ToleranceTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  private static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)

  private func differs(_ a: Bitmap, _ b: Bitmap, _ tolerance: Tolerance) throws -> Bool {
    try #require(PictureComparison(reference: a, actual: b, tolerance: tolerance)).difference != nil
  }

  /// The pixels are spread out in one picture and dense in the other. A share of the whole picture
  /// would not distinguish the two.
  @Test func aShareIsOneOfEachWindow() throws {
    let page = Bitmap(width: 64, height: 64, filledWith: Self.white)
    var (spread, dense) = (page, page)
    for number in 0..<16 {
      spread[number % 4 * 16 + 3, number / 4 * 16 + 3] = Self.black
      dense[20 + number % 4, 20 + number / 4] = Self.black
    }
    let tolerance = Tolerance.perceptual(deltaE: 2, maxDensity: 2.0 / 256)
    #expect(try !differs(page, spread, tolerance))
    #expect(try differs(page, dense, tolerance))
    #expect(try differs(page, spread, .perceptual(deltaE: 2, maxDensity: 0)))
    // In a larger window the dense area counts less.
    #expect(
      try !differs(page, dense, .perceptual(deltaE: 2, window: 64, maxDensity: 16.0 / 4096)))
  }

  /// The measures of other libraries are shares of the whole picture.
  @Test func otherLibrariesCountWholePictures() throws {
    let page = Bitmap(width: 10, height: 10, filledWith: Self.white)
    var one = page
    one[3, 3] = Pixel(red: 0, green: 255, blue: 255, alpha: 255)
    // One of four hundred bytes, and one of a hundred pixels.
    #expect(try !differs(page, one, .precision(0.9975)))
    #expect(try differs(page, one, .precision(0.998)))
    #expect(try !differs(page, one, .precision(0.99, perceptual: 0.9)))
    #expect(try differs(page, one, .precision(0.995, perceptual: 0.9)))
    #expect(try !differs(page, one, .share(0.01, maxDelta: 0)))
    #expect(try differs(page, one, .share(0.005, maxDelta: 0)))
    // NaN accepts nothing.
    #expect(try differs(page, one, .precision(.nan)))
    #expect(try differs(page, one, .share(.nan, maxDelta: 254)))
  }

  /// Black and white are 100 apart in CIELAB, so that a similarity of 0.5 separates mid-greys.
  @Test func similarityIsTheDistanceInLab() throws {
    let page = Bitmap(width: 2, height: 2, filledWith: Self.white)
    // 127/255 is 0.212 in linear light: L* = 116 · ∛0.212 − 16 = 53.2, which is 46.8 from white.
    let grey = Pixel(red: 127, green: 127, blue: 127, alpha: 255)
    let other = Bitmap(width: 2, height: 2, filledWith: grey)
    #expect(try !differs(page, other, .precision(1, perceptual: 0.53)))
    #expect(try differs(page, other, .precision(1, perceptual: 0.54)))
  }

  /// One unit of a channel is far below what is visible; black and white are far above.
  @Test func coloursAreToldApartAsPeopleDo() throws {
    let page = Bitmap(width: 20, height: 20, filledWith: Self.white)
    for (value, isSeen) in [(254, false), (252, false), (230, true), (0, true)] as [(UInt8, Bool)] {
      let grey = Pixel(red: value, green: value, blue: value, alpha: 255)
      let other = Bitmap(width: 20, height: 20, filledWith: grey)
      #expect(try differs(page, other, .perceptual(deltaE: 2, maxDensity: 0)) == isSeen, "\(value)")
    }
    // A completely clear picture differs from a white one.
    let clear = Bitmap(width: 20, height: 20)
    #expect(try differs(page, clear, .perceptual(deltaE: 2, maxDensity: 0)))
    for limit in [-1, .nan] as [Double] {
      let other = Bitmap(
        width: 20, height: 20, filledWith: Pixel(red: 255, green: 255, blue: 254, alpha: 255))
      #expect(try differs(page, other, .perceptual(deltaE: limit, maxDensity: 0)), "\(limit)")
    }
  }

  /// The grey seam between two areas may have another grey, but may not move.
  @Test func smoothedEdgesDoNotCount() throws {
    func slope(seam: UInt8, at place: Int) -> Bitmap {
      var picture = Bitmap(width: 40, height: 40, filledWith: Self.white)
      for y in 0..<40 {
        for x in 0..<place + y / 4 { picture[x, y] = Self.black }
        picture[place + y / 4, y] = Pixel(red: seam, green: seam, blue: seam, alpha: 255)
      }
      return picture
    }
    let tolerance = Tolerance.perceptual(deltaE: 2, maxDensity: 0)
    #expect(try differs(slope(seam: 100, at: 10), slope(seam: 150, at: 10), .exact))
    #expect(try !differs(slope(seam: 100, at: 10), slope(seam: 150, at: 10), tolerance))
    #expect(try differs(slope(seam: 100, at: 10), slope(seam: 100, at: 12), tolerance))
  }
}
