import Foundation
import Graphics
import Testing

/// Shapes as ASCII art: `.` is uncovered, `#` is fully covered, and digits are tenths.
@Suite struct ShapeTests {
  private func art(_ path: Path, rule: FillRule = .nonZero) -> String {
    Coverage(filling: path, rule: rule, within: PixelRect(width: 40, height: 40)).asciiArt
  }

  @Test func aRoundedRectangleLosesItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 12, height: 9)
    #expect(
      art(Path(roundedRect: rect, radius: 4)) == """
        .279####972.
        29########92
        7##########7
        9##########9
        ############
        9##########9
        7##########7
        29########92
        .279####972.
        """)
  }

  @Test func onlyTheNamedCornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 12, height: 9)
    let path = Path(roundedRect: rect, radius: 4, corners: [.topLeft, .bottomRight])
    #expect(
      art(path) == """
        .279########
        29##########
        7###########
        9###########
        ############
        ###########9
        ###########7
        ##########92
        ########972.
        """)
  }

  @Test func aContinuousCornerStartsEarlierAndIsLimited() {
    let rect = CGRect(x: 0, y: 0, width: 16, height: 15)
    #expect(
      art(Path(roundedRect: rect, radius: 5, curve: .continuous)) == """
        ..37999##99973..
        .5############5.
        3##############3
        7##############7
        9##############9
        9##############9
        9##############9
        ################
        9##############9
        9##############9
        9##############9
        7##############7
        3##############3
        .5############5.
        ..37999##99973..
        """)
    #expect(
      Path(roundedRect: rect, radius: 99, curve: .continuous)
        == Path(roundedRect: rect, radius: 7.5, curve: .continuous))
  }

  /// Returns the distance of the corner's 45° point from either side.
  private func gap(_ size: CGSize, radius: CGFloat) -> CGFloat? {
    let path = Path(
      roundedRect: CGRect(origin: .zero, size: size), radius: radius, curve: .continuous)
    return path.elements.lazy.compactMap { element -> CGFloat? in
      guard case .cubic(_, _, let end) = element, abs(end.x - end.y) < 1e-9 else { return nil }
      return end.x
    }.first
  }

  @Test func aContinuousCornerKeepsItsRadiusWhereItsSideIsShort() throws {
    // The end of a pill is circular; the corner of a large box cuts off the same length.
    #expect(abs(try #require(gap(CGSize(width: 100, height: 44), radius: 22)) - 6.43) < 0.03)
    for side in stride(from: 44, to: 100, by: 4) as StrideTo<CGFloat> {
      let own = try #require(gap(CGSize(width: side, height: side), radius: 22))
      #expect(abs(own / 22 - 0.2924) < 0.001, "side \(side)")
    }
  }

  /// Flutter's fit to iOS, https://github.com/flutter/flutter (`round_superellipse_param.cc`).
  /// Along a side of `ratio` radii the curve is a superellipse of this degree, up to this fraction
  /// of half the side.
  @Test(arguments: [
    (2.0, 2.0, 1.13276676), (2.1, 2.18349805, 1.20311921), (2.2, 2.33888662, 1.28698796),
    (2.3, 2.48660575, 1.36351941), (2.4, 2.62226596, 1.44717976), (2.5, 2.7514899, 1.53385819),
    (3, 3.36298265, 1.98288283), (3.5, 4.08649929, 2.23811846), (4, 4.85481134, 2.47563463),
  ])
  func aContinuousCornerFollowsThePublishedFit(ratio: Double, degree: Double, end: Double) {
    let radius = 1000.0, half = ratio / 2 * radius
    let path = Path(
      roundedRect: CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half), radius: radius,
      curve: .continuous)
    // Measures the depth of the curve from the middle of the top side to where the fit's circle
    // begins.
    for step in 0...40 {
      let x = Double(step) / 40 * (1 - 1 / end) * half
      let exact = half - pow(1 - pow(x / half, degree), 1 / degree) * half
      let coverage = Coverage(
        filling: path, within: PixelRect(x: Int(-x), y: Int(-half), width: 1, height: 400))
      let depth =
        400
        - (0..<400).reduce(0.0) {
          $0 + Double(coverage[x: Int(-x), y: Int(-half) + $1]) / 255
        }
      #expect(abs(depth - exact) < 0.0065 * radius, "ratio \(ratio), x \(x)")
    }
  }

  @Test func aRadiusIsLimitedToHalfTheShortSideAndNoneIsARectangle() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(Path(roundedRect: rect, radius: 99) == Path(roundedRect: rect, radius: 5))
    for radius in [0, -3, CGFloat.nan] {
      #expect(Path(roundedRect: rect, radius: radius) == Path(rect: rect))
    }
    #expect(Path(roundedRect: rect, radius: 4, corners: []) == Path(rect: rect))
    #expect(Path(ellipseIn: .zero).isEmpty && Path(rect: .zero).isEmpty)
  }

  @Test func anEllipseTouchesItsFourSides() {
    #expect(
      art(Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 13, height: 8))) == """
        ...12455421...
        ..49######94..
        .6##########6.
        3############3
        5############5
        3############3
        .6##########6.
        ..49######94..
        ...12455421...
        """)
  }

  @Test func aStarIsHollowByTheEvenOddRuleOnly() {
    var star = Path()
    star.move(to: CGPoint(x: 6, y: 0))
    for (x, y) in [(10, 11), (0, 4), (12, 4), (2, 11)] { star.line(to: CGPoint(x: x, y: y)) }
    #expect(
      art(star, rule: .evenOdd) == """
        .....22.....
        .....55.....
        ....1991....
        ....3##3....
        39##4..4##93
        .1791..1971.
        ..181..181..
        ...782287...
        ..19966991..
        ..593..395..
        ..51....15..
        """)
    #expect(
      art(star) == """
        .....22.....
        .....55.....
        ....1991....
        ....3##3....
        39########93
        .17######71.
        ..18####81..
        ...7####7...
        ..19966991..
        ..593..395..
        ..51....15..
        """)
  }
}
