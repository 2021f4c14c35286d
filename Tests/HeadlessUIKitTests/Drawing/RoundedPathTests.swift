import Foundation
import HeadlessUIKit
import Testing

/// The order of the elements of rounded rectangles, which animations of `strokeEnd` show.
@MainActor
@Suite("Rounded rectangles")
struct RoundedPathTests {
  /// Returns the end points of all elements, and whether the last element closes the path.
  private func points(_ path: UIBezierPath) -> (points: [CGPoint], isClosed: Bool) {
    var (points, isClosed) = ([CGPoint](), false)
    path.cgPath.applyWithBlock { element in
      let element = element.pointee
      isClosed = element.type == .closeSubpath
      switch element.type {
      case .moveToPoint, .addLineToPoint: points.append(element.points[0])
      case .addQuadCurveToPoint: points.append(element.points[1])
      case .addCurveToPoint: points.append(element.points[2])
      case .closeSubpath: break
      }
    }
    return (points, isClosed)
  }

  @Test("A rounded rectangle begins on its upper side and is clockwise")
  func start() throws {
    let path = points(UIBezierPath(roundedRect: rect(10, 20, 100, 60), cornerRadius: 10))
    let start = try #require(path.points.first)
    #expect(near(start.x, 10 + 15.28665, within: 1e-4) && start.y == 20)
    #expect(near(path.points[1].x, 110 - 15.28665, within: 1e-4) && path.points[1].y == 20)
    #expect(path.isClosed && near(path.points.last?.x ?? 0, start.x))
    #expect(path.points.last?.y == 20)
    let (right, bottom) = (path.points.map(\.x).max(), path.points.map(\.y).max())
    #expect(right == 110 && bottom == 80)
  }

  @Test("A square first corner begins the path in the corner")
  func corners() {
    let path = points(
      UIBezierPath(
        roundedRect: rect(0, 0, 100, 60), byRoundingCorners: [.bottomRight],
        cornerRadii: CGSize(width: 10, height: 10)))
    #expect(path.points.first == .zero && path.points[1] == CGPoint(x: 100, y: 0))
    #expect(path.points.last == .zero && path.isClosed)
  }

  @Test("The shape does not depend on the beginning")
  func shape() {
    let path = UIBezierPath(
      roundedRect: rect(0, 0, 100, 60), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect(0, 0, 100, 60))
    for (x, y, isInside) in [
      (2, 2, false), (98, 2, true), (98, 58, false), (2, 58, true), (50, 30, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      #expect(path.contains(CGPoint(x: x, y: y)) == isInside)
    }
  }
}
