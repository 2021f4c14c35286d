import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct BlurTests {
  private let dot = Coverage(PixelRect(x: 10, y: 20, width: 1, height: 1))

  private func sum(_ coverage: Coverage) -> Int {
    let b = coverage.bounds
    return (b.y..<b.maxY).reduce(0) { sum, y in
      (b.x..<b.maxX).reduce(sum) { $0 + Int(coverage[x: $1, y: y]) }
    }
  }

  @Test func noSigmaNoBlur() {
    for sigma in [0, -1, Double.nan, 0.003] { #expect(dot.blurred(sigma: sigma) == dot) }
    #expect(Coverage.empty.blurred(sigma: 4).isEmpty)
  }

  @Test(arguments: [0.3, 0.7, 1.0, 1.3, 2, 2.7, 5, 10])
  func aBlurIsCentredAndSymmetric(sigma: Double) {
    let square = Coverage(PixelRect(x: 5, y: 7, width: 9, height: 9))
    let soft = square.blurred(sigma: sigma)
    let margin = square.bounds.x - soft.bounds.x
    #expect(margin > 0 && soft.bounds == square.bounds.outset(by: margin))
    let last = 2 * margin + 8
    for y in 0...last {
      for x in 0...last {
        func at(_ x: Int, _ y: Int) -> UInt8 { soft[x: soft.bounds.x + x, y: soft.bounds.y + y] }
        #expect(at(x, y) == at(last - x, y) && at(x, y) == at(x, last - y))
        #expect(abs(Int(at(x, y)) - Int(at(y, x))) <= 1)
      }
    }
  }

  /// Three box blurs stay within about 3 % of the Gaussian. The integral of a Gaussian over a half
  /// plane is the error function.
  @Test(arguments: [2.0, 3, 6, 12, 30])
  func anEdgeBlursAsTheErrorFunction(sigma: Double) {
    let half = Coverage(PixelRect(x: 0, y: 0, width: 300, height: 300)).blurred(sigma: sigma)
    for x in -80..<100 {
      let exact = 255 * (1 + erf((Double(x) + 0.5) / sigma / 2.0.squareRoot())) / 2
      #expect(abs(Double(half[x: x, y: 150]) - exact) <= 0.03 * 255, "x \(x)")
    }
  }

  /// The expected coverage of a moved edge: distributed by area, then blurred by a Gaussian.
  @Test(arguments: [0.3, 0.5, 0.8, 1.2], [0, 0.25, 0.5])
  func aSmallBlurIsABlurAndMayLieBetweenPixels(sigma: Double, place: Double) {
    let half = Coverage(PixelRect(x: 0, y: 0, width: 40, height: 40))
      .blurred(sigma: sigma, movedBy: place, 3)
    for x in -5..<9 {
      // The mean of the Gaussian's integral over the pixel, from 64 sample points.
      let exact = (0..<64).reduce(0.0) { sum, step in
        let distance = Double(x) + (Double(step) + 0.5) / 64 - place
        return sum + 255 * (1 + erf(distance / sigma / 2.0.squareRoot())) / 128
      }
      #expect(abs(Double(half[x: x, y: 20]) - exact) <= 9, "x \(x)")
    }
  }

  /// Distributing coverage between two pixels adds variance, which the blur compensates.
  @Test(arguments: [0.6, 1, 3.3]) func aMovedBlurIsAsWideAsOneThatStands(sigma: Double) {
    func spread(_ soft: Coverage) -> (mean: Double, variance: Double) {
      let b = soft.bounds
      var total = 0.0, first = 0.0, second = 0.0
      for x in b.x..<b.maxX {
        let value = Double(soft[x: x, y: 20])
        total += value
        first += value * Double(x)
        second += value * Double(x * x)
      }
      return (first / total, second / total - first / total * first / total)
    }
    // The line is wide enough that the rounding to bytes does not matter. Its own variance is (15²
    // − 1)/12.
    let line = Coverage(PixelRect(x: 0, y: 0, width: 15, height: 41))
    let still = spread(line.blurred(sigma: sigma))
    #expect(abs(still.variance - 224.0 / 12 - sigma * sigma - 1.0 / 6) < 0.1)
    for place in [0.25, 0.5, -1.3] {
      let moved = spread(line.blurred(sigma: sigma, movedBy: place, 0))
      #expect(abs(moved.mean - still.mean - place) < 0.02)
      #expect(abs(moved.variance - still.variance) < 0.1 + 0.01 * sigma * sigma)
    }
  }

  @Test(arguments: [1.0, 2, 4.5, 9])
  func aBlurKeepsTheWholeCoverage(sigma: Double) {
    let block = Coverage(PixelRect(x: 0, y: 0, width: 90, height: 70))
    let share = Double(sum(block.blurred(sigma: sigma))) / Double(sum(block))
    #expect(abs(share - 1) < 2e-3)
  }

  @Test func aSmallBlurAsAPicture() {
    let soft = Coverage(PixelRect(x: 0, y: 0, width: 4, height: 2)).blurred(sigma: 1)
    #expect(
      soft.asciiArt == """
        ..111111..
        .11111111.
        1112332111
        1124664211
        1124664211
        1112332111
        .11111111.
        ..111111..
        """)
  }

  @Test func anInfiniteSigmaIsBounded() {
    let soft = dot.blurred(sigma: .infinity)
    #expect(soft.bounds == dot.blurred(sigma: Coverage.largestSigma).bounds)
  }

  /// Shapes with long runs of equal rows and columns, which are blurred in slices, and shapes
  /// without such runs.
  @Test(arguments: 0..<120 as Range<UInt64>)
  func slicesEqualTheirTwin(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func side() -> Int { .random(in: 1...140, using: &random) }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let clip = PixelRect(x: 3, y: -5, width: side(), height: side())
    let rect = CGRect(
      x: number(-9...9), y: number(-9...9), width: number(1...150), height: number(1...150))
    let radii = CGSize(width: number(0...12), height: number(0...12))
    let path = seed % 3 == 0 ? Path(ellipseIn: rect) : Path(roundedRect: rect, radii: radii)
    let shape = seed % 5 == 0 ? Coverage(clip) : Coverage(filling: path, within: clip)
    let (sigma, dx) = (number(0...8), seed % 2 == 0 ? 2 : number(-3...3))
    let dy = number(-3...3)
    #expect(
      shape.blurred(sigma: sigma, movedBy: dx, dy)
        == shape.blurredWhole(sigma: sigma, movedBy: dx, dy))
  }
}
