import Foundation
import Graphics
import Testing

@Suite struct StrokeTests {
  private static let canvas = PixelRect(width: 12, height: 10)

  private func coverage(_ path: Path, _ style: StrokeStyle) -> Coverage {
    Coverage(filling: path.stroked(style), within: Self.canvas)
  }

  /// The reference is cairo 1.16 at 16 by 16 samples per pixel. The bounds are below the visible
  /// difference, 8 of 255.
  @Test(arguments: StrokeReference.all)
  func linesAreThoseOfAnIndependentStroker(_ reference: StrokeReference) {
    let drawn = coverage(reference.path, reference.style)
    var squares = 0.0
    for (y, row) in reference.rows.enumerated() {
      for (x, expected) in row.enumerated() {
        let difference = Double(Int(drawn[x: x, y: y]) - expected)
        squares += difference * difference
        #expect(abs(difference) <= 8, "pixel (\(x), \(y)): \(drawn[x: x, y: y]), not \(expected)")
      }
    }
    let rms = (squares / Double(Self.canvas.area)).squareRoot()
    #expect(rms < 1.5, "\(reference): \(rms)")
  }

  @Test func aStraightLinesAreaIsItsLengthTimesItsWidth() {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 5))
    path.line(to: CGPoint(x: 9, y: 5))
    let drawn = coverage(path, StrokeStyle(width: 2))
    #expect(drawn.asciiArt == "#######\n#######")
    #expect(drawn.bounds == PixelRect(x: 2, y: 4, width: 7, height: 2))
  }

  @Test func nothingIsDrawnWithoutAWidthOrOfWhatIsNotFinite() {
    let line = Path(elements: [.move(.zero), .line(CGPoint(x: 5, y: 5))])
    for width in [0, -1, .nan, .infinity] {
      #expect(line.stroked(StrokeStyle(width: width)).isEmpty)
    }
    let broken = Path(elements: [.move(.zero), .line(CGPoint(x: CGFloat.nan, y: 5))])
    #expect(broken.stroked(StrokeStyle()).isEmpty)
    #expect(Path().stroked(StrokeStyle()).isEmpty)
  }

  @Test(
    arguments: [1e6, 1e9, 1e100, 1e300, CGFloat.greatestFiniteMagnitude],
    [LineJoin.miter, .round, .bevel])
  func aStrokeOfAnyWidthIsDrawn(width: CGFloat, join: LineJoin) {
    let path = Path(elements: [
      .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 9, y: 2)),
      .cubic(
        control1: CGPoint(x: 12, y: 4), control2: CGPoint(x: 12, y: 8),
        CGPoint(x: 9, y: 8)),
      .close,
    ])
    let style = StrokeStyle(width: width, cap: .round, join: join)
    #expect(coverage(path, style) == Coverage(Self.canvas))
    #expect(path.stroked(style).elements.count < 40_000)
    let fine = path.stroked(style, flatness: 1e-300)
    #expect(Coverage(filling: fine, within: Self.canvas) == Coverage(Self.canvas))
    #expect(style.reach.isFinite)
  }

  @Test func aPointIsADotWhereCapsMakeOne() {
    let point = CGPoint(x: 6, y: 5)
    let path = Path(elements: [.move(point), .line(point)])
    #expect(coverage(path, StrokeStyle(width: 4)).isEmpty)
    let square = coverage(path, StrokeStyle(width: 4, cap: .square))
    #expect(square == Coverage(PixelRect(x: 4, y: 3, width: 4, height: 4)))
    let round = coverage(path, StrokeStyle(width: 4, cap: .round))
    // 0.3152 of the corner's pixel, π/3 − √3 + 1, is within two pixels of the middle.
    #expect(round[x: 5, y: 4] == 255 && abs(Int(round[x: 4, y: 3]) - 80) <= 3)
    #expect(coverage(Path(elements: [.move(point)]), StrokeStyle(width: 4, cap: .round)).isEmpty)
  }

  @Test func startAndEndCutTheWholeLength() {
    // There are two contours of length 6 and 2: three quarters of the total end with the first.
    let path = Path(elements: [
      .move(CGPoint(x: 2, y: 2.5)), .line(CGPoint(x: 8, y: 2.5)),
      .move(CGPoint(x: 2, y: 7.5)), .line(CGPoint(x: 4, y: 7.5)),
    ])
    func pixels(_ start: CGFloat, _ end: CGFloat) -> [PixelRect] {
      let drawn = coverage(path, StrokeStyle(start: start, end: end))
      return (0..<10).flatMap { y in
        (0..<12).filter { drawn[x: $0, y: y] == 255 }
          .map { PixelRect(x: $0, y: y, width: 1, height: 1) }
      }
    }
    #expect(pixels(0, 0.75).map(\.x) == [2, 3, 4, 5, 6, 7])
    #expect(pixels(0.25, 0.5).map(\.x) == [4, 5])
    #expect(pixels(0.875, 1).map { [$0.x, $0.y] } == [[3, 7]])
    #expect(pixels(0.5, 0.5).isEmpty && pixels(0.6, 0.4).isEmpty)
    #expect(pixels(-3, 7) == pixels(0, 1))
  }

  @Test func dashesBeginAnewInEveryContour() {
    let path = Path(elements: [
      .move(CGPoint(x: 1, y: 2.5)), .line(CGPoint(x: 9, y: 2.5)),
      .move(CGPoint(x: 3, y: 5.5)), .line(CGPoint(x: 9, y: 5.5)),
    ])
    let drawn = coverage(path, StrokeStyle(dash: [2, 1], dashPhase: 1))
    func columns(_ y: Int) -> [Int] { (0..<12).filter { drawn[x: $0, y: y] == 255 } }
    #expect(columns(2) == [1, 3, 4, 6, 7])
    #expect(columns(5) == [3, 5, 6, 8])
    // A pattern with an odd number of lengths swaps dashes and gaps on every repetition.
    let odd = coverage(path, StrokeStyle(dash: [2]))
    #expect((0..<12).filter { odd[x: $0, y: 2] == 255 } == [1, 2, 5, 6])
    for pattern: [CGFloat] in [[0, 0], [3, -1], [.nan]] {
      #expect(coverage(path, StrokeStyle(dash: pattern)) == coverage(path, StrokeStyle()))
    }
  }

  /// The line of a circle that is wider than its diameter covers the middle, since every point is
  /// within half the line width of the circle. An outline drawn once around has a hole there.
  @Test func aLineWiderThanItsBendHasNoHole() {
    var path = Path()
    path.ellipse(in: CGRect(x: 5, y: 4, width: 2, height: 2))
    let drawn = coverage(path, StrokeStyle(width: 6))
    for y in 3...6 {
      for x in 4...7 { #expect(drawn[x: x, y: y] == 255, "(\(x), \(y))") }
    }
  }

  @Test func whereItLiesChangesNoPixel() {
    let reference = StrokeReference.all[5]
    let whole = coverage(reference.path, reference.style)
    let part = PixelRect(x: 3, y: 2, width: 4, height: 5)
    let drawn = Coverage(filling: reference.path.stroked(reference.style), within: part)
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { #expect(drawn[x: x, y: y] == whole[x: x, y: y]) }
    }
  }
}
