import Foundation
import Graphics
import Testing

@Suite struct RadialAndConicTests {
  private func drawn(_ paint: Paint, _ size: Int = 20) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    bitmap.fill(Coverage(bitmap.bounds), with: paint)
    return bitmap
  }

  private let fade = [
    LinearGradient.Stop(.black, at: 0), LinearGradient.Stop(.white, at: 1),
  ]

  @Test func coloursGrowWithTheDistance() {
    let gradient = RadialGradient(
      startCenter: CGPoint(x: 10, y: 10), startRadius: 2, endRadius: 8, stops: fade)
    let bitmap = drawn(.radialGradient(gradient, transform: .identity))
    for (x, y) in [(10, 10), (14, 10), (3, 12), (19, 19), (10, 4)] {
      let distance = hypot(Double(x) + 0.5 - 10, Double(y) + 0.5 - 10)
      let expected = 255 * min(max((distance - 2) / 6, 0), 1)
      #expect(abs(Double(bitmap[x, y].red) - expected) <= 1, "(\(x), \(y))")
    }
  }

  @Test func nothingIsDrawnBeyondAnEndThatDoesNotGoOn() {
    let gradient = RadialGradient(
      startCenter: CGPoint(x: 10, y: 10), startRadius: 3, endRadius: 7, stops: fade,
      extendsBeforeStart: false, extendsAfterEnd: false)
    let bitmap = drawn(.radialGradient(gradient, transform: .identity))
    #expect(bitmap[10, 10].alpha == 0 && bitmap[15, 10].alpha == 255 && bitmap[18, 10].alpha == 0)
  }

  /// Expected values are from cairo 1.16's gradient of two circles, extended at both ends.
  @Test func circlesOfTwoCentresAreThoseOfAnIndependentLibrary() {
    let gradient = RadialGradient(
      startCenter: CGPoint(x: 6, y: 10), startRadius: 1, endCenter: CGPoint(x: 12, y: 10),
      endRadius: 9, stops: fade)
    let bitmap = drawn(.radialGradient(gradient, transform: .identity))
    for (x, expected) in zip([0, 3, 6, 9, 12, 15, 18], Self.cairoRow) {
      #expect(abs(Int(bitmap[x, 10].red) - expected) <= 2, "\(x): \(bitmap[x, 10].red)")
    }
  }

  private static let cairoRow: [Int] = [255, 194, 0, 46, 101, 155, 210]

  @Test func aConicGradientGoesRoundClockwise() {
    let gradient = ConicGradient(center: CGPoint(x: 10, y: 10), stops: fade)
    let bitmap = drawn(.conicGradient(gradient, transform: .identity))
    #expect(bitmap[18, 10].red < 5 && bitmap[18, 9].red > 250)
    for (x, y, turn) in [(10, 18, 0.25), (1, 10, 0.5), (10, 1, 0.75)] {
      #expect(abs(Double(bitmap[x, y].red) - 255 * turn) <= 4, "(\(x), \(y))")
    }
  }
}
