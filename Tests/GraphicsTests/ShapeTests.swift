import Foundation
import Graphics
import Testing

/// Shapes as pictures: `.` nothing, `#` all, digits tenths.
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
        .6############6.
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
        .6############6.
        ..37999##99973..
        """)
    #expect(
      Path(roundedRect: rect, radius: 99, curve: .continuous)
        == Path(roundedRect: rect, radius: 7.5 / 1.528665, curve: .continuous))
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
