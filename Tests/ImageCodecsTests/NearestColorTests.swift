import ImageCodecs
import TestSupport
import Testing

@Suite struct NearestColorTests {
  /// The plain twin: compares with all colours and keeps the first of the nearest.
  private static func plain(_ palette: [UInt32], _ r: Int, _ g: Int, _ b: Int) -> (Int, Int) {
    var best = (0, Int.max)
    for (index, color) in palette.enumerated() {
      let distance = ColorDistance.between(r, g, b, color)
      if distance < best.1 { best = (index, distance) }
    }
    return best
  }

  @Test(arguments: [1, 2, 17, 255, 256])
  func theSearchEqualsComparingWithAll(count: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      // Half of the colours are close together, as in a gradient, and every colour occurs twice.
      let colors = (0..<count).map { index in
        let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        return index % 2 == 0 ? color : color & 0x0F_070F | 0x30_8040
      }
      let palette = Array((colors + colors).prefix(256))
      var nearest = NearestColor(palette)
      var wrong = 0
      for _ in 0..<2_000 {
        let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        let (r, g, b) = (Int(color >> 16), Int(color >> 8 & 255), Int(color & 255))
        let match = nearest.match(r, g, b)
        if (match.index, match.distance) != Self.plain(palette, r, g, b) { wrong += 1 }
      }
      #expect(wrong == 0, "seed \(seed)")
    }
  }

  @Test func aGreyStepIsOneUnit() {
    #expect(ColorDistance.between(100, 100, 100, 0x636363) == ColorDistance.unit)
  }
}
