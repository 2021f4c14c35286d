import Foundation
import Graphics
import Testing

@Suite struct PathTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func arc(_ start: CGFloat, _ end: CGFloat, increasing: Bool) -> Path {
    var path = Path()
    path.arc(
      center: point(10, 20), radius: 5, startAngle: start, endAngle: end, increasing: increasing)
    return path
  }

  @Test func arcsGoTheWayTheySay() throws {
    let quarter = try #require(arc(0, .pi / 2, increasing: true).bounds)
    #expect(abs(quarter.minX - 10) < 1e-9 && abs(quarter.maxX - 15) < 1e-9)
    #expect(abs(quarter.minY - 20) < 1e-9 && abs(quarter.maxY - 25) < 1e-9)
    let rest = try #require(arc(0, .pi / 2, increasing: false).bounds)
    #expect(abs(rest.width - 10) < 1e-2 && abs(rest.height - 10) < 1e-2)
    #expect(arc(0, 2 * .pi, increasing: true).elements.count == 5)
    #expect(arc(0, 7, increasing: true).elements.count == 5)
    #expect(arc(1, 1, increasing: true).elements.count == 1)
    let end = try #require(arc(-.pi / 2, .pi, increasing: true).currentPoint)
    #expect(abs(end.x - 5) < 1e-9 && abs(end.y - 20) < 1e-9)
  }

  @Test func aRoundedCornerTouchesBothSides() throws {
    var path = Path()
    path.move(to: point(0, 0))
    path.arc(corner: point(10, 0), towards: point(10, 10), radius: 4)
    #expect(path.elements.count == 3)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("\(path.elements)")
      return
    }
    #expect(abs(touch.x - 6) < 1e-9 && abs(touch.y) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func boundsAreThoseOfTheCurveNotOfItsControls() throws {
    var path = Path()
    path.move(to: point(0, 0))
    path.quadratic(control: point(5, 10), to: point(10, 0))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    path.cubic(control1: point(10, -8), control2: point(0, -8), to: point(0, 0))
    #expect(abs(try #require(path.bounds).minY + 6) < 1e-9)
    #expect(Path().bounds == nil)
  }

  @Test func insideIsByTheRule() {
    var rings = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    rings.append(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(rings.contains(point(10, 10)) && !rings.contains(point(10, 10), rule: .evenOdd))
    #expect(rings.contains(point(2, 10), rule: .evenOdd))
    #expect(!rings.contains(point(0.5, 0.5)) && !rings.contains(point(30, 10)))
    let tiny = Path(ellipseIn: CGRect(x: 0, y: 0, width: 0.01, height: 0.01))
    #expect(tiny.contains(point(0.0016, 0.0016)) && !tiny.contains(point(0.0013, 0.0013)))
  }

  @Test func reversedTwiceIsTheSame() {
    var path = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.move(to: point(9, 9))
    path.cubic(control1: point(1, 2), control2: point(3, 4), to: point(5, 6))
    path.quadratic(control: point(7, 7), to: point(8, 8))
    let back = path.reversed
    #expect(back.elements[0] == .move(point(1, 6)) && back != path)
    #expect(back.elements.last == .cubic(control1: point(3, 4), control2: point(1, 2), point(9, 9)))
    #expect(back.reversed == path)
  }

  @Test func pathsOfOneKindMeetHalfWay() {
    let a = Path(elements: [.move(point(0, 0)), .line(point(3, 0)), .close])
    let b = Path(elements: [.move(point(2, 2)), .line(point(5, 4)), .close])
    #expect(
      a.interpolated(to: b, by: 0.5)
        == Path(elements: [.move(point(1, 1)), .line(point(4, 2)), .close]))
    let c = Path(elements: [
      .move(point(0, 0)), .cubic(control1: point(1, 0), control2: point(2, 0), point(3, 0)), .close,
    ])
    #expect(a.interpolated(to: c, by: 0.3)?.bounds == CGRect(x: 0, y: 0, width: 3, height: 0))
    #expect(a.interpolated(to: Path(), by: 0.5) == nil)
  }
}
