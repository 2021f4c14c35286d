import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct CoverageTests {
  private let canvas = PixelRect(x: -8, y: -8, width: 64, height: 64)

  private func polygon(_ random: inout SplitMix64, corners: Int) -> [CGPoint] {
    (0..<corners).map { _ in
      CGPoint(x: Double.random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random))
    }
  }

  private func path(_ points: [CGPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  private func sum(_ coverage: Coverage) -> Double {
    let b = coverage.bounds
    return (b.y..<b.maxY).reduce(0.0) { sum, y in
      (b.x..<b.maxX).reduce(sum) { $0 + Double(coverage[x: $1, y: y]) / 255 }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aTriangleIsCoveredByItsArea(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let p = polygon(&random, corners: 3)
    let area =
      abs((p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x)) / 2
    let sides = [(p[0], p[1]), (p[1], p[2]), (p[2], p[0])]
    let perimeter = sides.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    let covered = sum(Coverage(filling: path(p), within: canvas))
    #expect(abs(covered - area) <= 1e-3 * perimeter, "seed \(seed)")
  }

  @Test func anEllipseIsCoveredByItsArea() {
    let rect = CGRect(x: 0.3, y: 1.2, width: 37, height: 23)
    let covered = sum(Coverage(filling: Path(ellipseIn: rect), within: canvas))
    // The perimeter is 95. Chords are at most 1/64 pixel off, and two thirds of that on average.
    #expect(abs(covered - .pi * 37 * 23 / 4) <= 95 * 2 / 3 / 64)
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [FillRule.nonZero, .evenOdd])
  func aPixelDoesNotDependOnTheClip(seed: UInt64, rule: FillRule) {
    var random = SplitMix64(seed: seed)
    var shape = path(polygon(&random, corners: 7))
    shape.append(Path(ellipseIn: CGRect(x: -20, y: 3, width: 50, height: 21.7)))
    let whole = Coverage(filling: shape, rule: rule, within: canvas)
    let clip = random.rect(within: canvas)
    let part = Coverage(filling: shape, rule: rule, within: clip)
    #expect(part == whole.intersection(clip), "seed \(seed)")
    #expect(clip.contains(part.bounds))
  }

  /// Large shapes are scanned row by row, small shapes edge by edge.
  @Test(arguments: 0..<60 as Range<UInt64>, [FillRule.nonZero, .evenOdd])
  func aPartOfALargeShapeEqualsItsPlaceInTheWhole(seed: UInt64, rule: FillRule) {
    var random = SplitMix64(seed: seed)
    let large = PixelRect(x: -70, y: -60, width: 200, height: 160)
    let scale = CGAffineTransform(a: 4, b: 0, c: 0, d: 3, tx: -60, ty: -50)
    var shape = path(polygon(&random, corners: 9)).applying(scale)
    shape.append(Path(roundedRect: CGRect(x: -50, y: -20, width: 90, height: 70.3), radius: 17))
    let whole = Coverage(filling: shape, rule: rule, within: large)
    #expect(whole.bounds.area > 4096, "seed \(seed)")
    for _ in 0..<4 {
      let clip = random.rect(within: large)
      let part = Coverage(filling: shape, rule: rule, within: clip)
      // A clip that no edge passes through gives empty bounds.
      let expected = part.isEmpty ? Coverage.empty : whole.intersection(clip)
      #expect(part == expected, "seed \(seed), clip \(clip)")
      #expect(!part.isEmpty || sum(whole.intersection(clip)) == 0, "seed \(seed), clip \(clip)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theDirectionOfWindingDoesNotMatter(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let points = polygon(&random, corners: 6)
    for rule in [FillRule.nonZero, .evenOdd] {
      let forward = Coverage(filling: path(points), rule: rule, within: canvas)
      let backward = Coverage(filling: path(points.reversed()), rule: rule, within: canvas)
      #expect(forward == backward, "seed \(seed)")
    }
  }

  @Test func wholePixelRectanglesKeepNoBytes() {
    let rect = PixelRect(x: 3, y: 4, width: 5, height: 6)
    let coverage = Coverage(filling: Path(rect: rect.cgRect), within: canvas)
    #expect(coverage.isFull && coverage == Coverage(rect))
  }

  @Test func coordinatesThatAreNotFiniteCoverNothing() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      var path = Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      path.line(to: CGPoint(x: bad, y: 1))
      #expect(Coverage(filling: path, within: canvas).isEmpty)
    }
    #expect(Coverage(filling: Path(), within: canvas).isEmpty)
    #expect(Coverage(filling: Path(rect: canvas.cgRect), within: .empty).isEmpty)
  }

  @Test(arguments: [1e5, 1e7, 1e12, 1e300])
  func hugeShapesCoverTheWholeClip(size: CGFloat) {
    let rect = CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size)
    #expect(Coverage(filling: Path(rect: rect), within: canvas) == Coverage(canvas))
    #expect(Coverage(filling: Path(ellipseIn: rect), within: canvas) == Coverage(canvas))
    let half = CGRect(x: -size, y: 2, width: 2 * size, height: size)
    #expect(
      Coverage(filling: Path(rect: half), within: canvas)
        == Coverage(PixelRect(x: -8, y: 2, width: 64, height: 54)))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func wildPathsNeverTrap(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func point() -> CGPoint {
      let scale = pow(10, Double.random(in: -3...300, using: &random))
      return CGPoint(
        x: Double.random(in: -1...1, using: &random) * scale,
        y: Double.random(in: -1...1, using: &random) * scale)
    }
    var path = Path()
    for _ in 0..<12 {
      switch random.next() % 5 {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.quadratic(control: point(), to: point())
      case 3: path.cubic(control1: point(), control2: point(), to: point())
      default: path.close()
      }
    }
    let coverage = Coverage(filling: path, within: canvas)
    #expect(canvas.contains(coverage.bounds), "seed \(seed)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func intersectionCommutesAndOnlyTakesAway(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let a = Coverage(filling: path(polygon(&random, corners: 5)), within: canvas)
    let b = Coverage(filling: path(polygon(&random, corners: 5)), within: canvas)
    let both = a.intersection(b)
    #expect(both == b.intersection(a), "seed \(seed)")
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(both[x: x, y: y] <= min(a[x: x, y: y], b[x: x, y: y]), "seed \(seed)")
      }
    }
    #expect(a.intersection(Coverage(canvas)) == a && a.intersection(Coverage.empty).isEmpty)
  }

  @Test func movingKeepsTheBytes() {
    let a = Coverage(
      filling: Path(ellipseIn: CGRect(x: 1, y: 2, width: 7, height: 5)), within: canvas)
    let moved = a.offsetBy(dx: -3, dy: 9)
    #expect(moved.asciiArt == a.asciiArt && moved.bounds == a.bounds.offsetBy(dx: -3, dy: 9))
  }

  @Test func aBitmapsAlphaIsAShapeAndAMask() {
    var bitmap = Bitmap(width: 3, height: 1)
    bitmap[1, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 100)
    bitmap[2, 0] = Pixel(red: 9, green: 9, blue: 9, alpha: 255)
    let alpha = Coverage.alpha(of: bitmap, at: (x: 5, y: 6))
    #expect(alpha.bounds == PixelRect(x: 5, y: 6, width: 3, height: 1))
    #expect((5..<8).map { alpha[x: $0, y: 6] } == [0, 100, 255])
    let masked = Coverage(PixelRect(x: 6, y: 0, width: 9, height: 9))
      .multiplied(byAlphaOf: bitmap, at: (x: 5, y: 6))
    #expect(masked.bounds == PixelRect(x: 6, y: 6, width: 2, height: 1))
    #expect(masked[x: 6, y: 6] == 100 && masked[x: 7, y: 6] == 255)
  }

  /// Coverages are unequal if one byte differs, or if their positions differ.
  @Test func equalityIsOfEveryByteAndThePlace() {
    var bitmap = Bitmap(width: 130, height: 90)
    for y in 0..<90 {
      for x in 0..<130 { bitmap[x, y].alpha = UInt8((x * 7 + y * 13) % 251) }
    }
    let coverage = Coverage.alpha(of: bitmap)
    #expect(coverage == Coverage.alpha(of: bitmap))
    #expect(Set([coverage]).contains(Coverage.alpha(of: bitmap)))
    #expect(coverage != coverage.offsetBy(dx: 1, dy: 0))
    #expect(
      Coverage(coverage.bounds) != coverage
        && Coverage(coverage.bounds) == Coverage(coverage.bounds))
    for place in [0, 1, 4095, 4096, 8191, 130 * 90 - 1] {
      var other = bitmap
      other[place % 130, place / 130].alpha ^= 1
      #expect(Coverage.alpha(of: other) != coverage, "byte \(place)")
    }
  }
}
