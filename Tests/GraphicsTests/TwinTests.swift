import Foundation
import Graphics
import TestSupport
import Testing

/// Fast kernels equal their plain twins byte for byte. The twins of blending and of upright
/// resampling are in the tests of those kernels.
@Suite struct TwinTests {
  private func number(_ range: ClosedRange<Double>, _ random: inout SplitMix64) -> Double {
    .random(in: range, using: &random)
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [SamplingFilter.nearest, .linear, .area])
  func turnedPicturesEqualTheirTwin(seed: UInt64, filter: SamplingFilter) {
    var random = SplitMix64(seed: seed)
    let source = random.bitmap(
      .random(in: 1...37, using: &random), .random(in: 1...29, using: &random),
      opaque: seed % 2 == 0)
    let transform = CGAffineTransform(
      a: number(0.1...2, &random), b: 0, c: number(-0.3...0.3, &random),
      d: number(-2...(-0.1), &random), tx: number(-5...25, &random), ty: number(-5...25, &random)
    ).rotated(by: number(0.01...6, &random))
    var result = Bitmap(width: 23, height: 19)
    result.fill(
      Coverage(result.bounds),
      with: .image(ImageSource(source), transform: transform, filter: filter))
    for y in 0..<19 {
      for x in 0..<23 {
        #expect(
          result[x, y] == Twins.turned(source, transform, filter, x: x, y: y),
          "seed \(seed) at (\(x), \(y))")
      }
    }
  }

  /// Positions have 32 bits, so such a picture is halved first.
  @Test func aTurnedPictureOfNineMillionColumnsIsDrawn() {
    var source = Bitmap(width: 9_000_000, height: 1)
    source.fill(
      Coverage(PixelRect(x: 8_500_000, y: 0, width: 500_000, height: 1)),
      with: .color(Color(red: 1, green: 0, blue: 0)))
    let image = ImageSource(source)
    for filter in [SamplingFilter.nearest, .linear, .area] {
      for (column, expected) in [(8_499_900, 0), (8_500_100, 255)] {
        let transform = CGAffineTransform(translationX: CGFloat(-column), y: -0.5)
          .concatenating(CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 3, y: 3))
          .concatenating(CGAffineTransform(translationX: 4.5, y: 4.5))
        var result = Bitmap(width: 9, height: 9)
        result.fill(
          Coverage(result.bounds), with: .image(image, transform: transform, filter: filter))
        #expect(result[4, 4].red == expected, "\(filter)")
      }
    }
  }

  /// Computes one pixel from two taps, with at most eight components, by the kernel that takes
  /// explicit start positions.
  private static func sum(from start: Int32, texels: Int) -> [Pixel] {
    var row = [Pixel.clear]
    MutableStrip.lend(&row) { row in
      Strip.lend([UInt16](repeating: 65280, count: texels)) { texels in
        Strip.lend([start]) { starts in
          Strip.lend([UInt16](repeating: 1 << 14, count: 8)) {
            row.sumAcross(texels, starts: starts, weights: $0, taps: 2)
          }
        }
      }
    }
    return row
  }

  @Test func sumsReadNothingBesideTheirTexels() async {
    #expect(Self.sum(from: 1, texels: 12)[0].alpha == 255)
    await #expect(processExitsWith: .failure) { _ = Self.sum(from: 1, texels: 11) }
    await #expect(processExitsWith: .failure) { _ = Self.sum(from: 2, texels: 12) }
    await #expect(processExitsWith: .failure) { _ = Self.sum(from: -1, texels: 12) }
    await #expect(processExitsWith: .failure) { _ = Self.sum(from: .max, texels: 12) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func gradientsEqualTheirTwin(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var locations = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      number(-0.2...1.2, &random)
    }
    locations.sort()
    let stops = locations.map { location in
      LinearGradient.Stop(
        Color(
          red: number(0...1, &random), green: number(0...1, &random),
          blue: number(0...1, &random), alpha: seed % 2 == 0 ? 1 : number(0...1, &random)),
        at: location)
    }
    let start = CGPoint(x: number(-9...40, &random), y: number(-9...40, &random))
    var end = CGPoint(x: number(-9...40, &random), y: number(-9...40, &random))
    switch seed % 4 {
    case 0: end.x = start.x
    case 1: end.y = start.y
    default: break
    }
    let gradient = LinearGradient(start: start, end: end, stops: stops)
    var result = Bitmap(width: 37, height: 31)
    result.fill(Coverage(result.bounds), with: .linearGradient(gradient))
    for y in 0..<31 {
      for x in 0..<37 {
        #expect(
          result[x, y] == Twins.gradient(gradient, x: x, y: y), "seed \(seed) at (\(x), \(y))")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func blursEqualTheirTwin(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let width = Int.random(in: 1...40, using: &random)
    let height = Int.random(in: 1...30, using: &random)
    let coverage =
      seed % 5 == 0
      ? Coverage(PixelRect(x: -3, y: 8, width: width, height: height))
      : Coverage.alpha(of: random.bitmap(width, height), at: (x: -3, y: 8))
    expectTwin(of: coverage, sigma: number(0.01...12, &random), seed)
  }

  /// The shapes are longer than the block of columns that is blurred at once, in one direction or
  /// the other.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func blursOfLongShapesEqualTheirTwin(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let long = Int.random(in: 120...400, using: &random)
    let short = Int.random(in: 1...9, using: &random)
    let (width, height) = seed % 2 == 0 ? (long, short) : (short, long)
    let coverage = Coverage.alpha(of: random.bitmap(width, height), at: (x: 5, y: -7))
    expectTwin(of: coverage, sigma: number(0.01...6, &random), seed)
  }

  private func expectTwin(of coverage: Coverage, sigma: Double, _ seed: UInt64) {
    let soft = coverage.blurred(sigma: sigma), expected = Twins.blurred(coverage, sigma: sigma)
    #expect(soft.bounds.width == expected[0].count && soft.bounds.height == expected.count)
    for (y, row) in expected.enumerated() {
      for (x, value) in row.enumerated() {
        #expect(
          soft[x: soft.bounds.x + x, y: soft.bounds.y + y] == value,
          "seed \(seed), sigma \(sigma) at (\(x), \(y))")
      }
    }
  }
}
