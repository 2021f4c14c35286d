public import Foundation
import Graphics
import Layers

extension CGContext {
  /// An empty path.
  public func beginPath() { currentPath = Path() }

  /// Begins a contour.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.ctm)) }

  /// A line from where the path ends.
  public func addLine(to point: CGPoint) { currentPath.line(to: point.applying(state.ctm)) }

  /// A contour from the first point through the others.
  public func addLines(between points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: points)
    addPath(path)
  }

  /// A quadratic curve from where the path ends.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quadratic(control: control.applying(state.ctm), to: end.applying(state.ctm))
  }

  /// A cubic curve from where the path ends.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(
      control1: control1.applying(state.ctm), control2: control2.applying(state.ctm),
      to: end.applying(state.ctm))
  }

  /// A line to where the contour began.
  public func closePath() { currentPath.close() }

  /// A contour around a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect).applying(state.ctm)) }

  /// A contour around each.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// A contour that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    addPath(path)
  }

  /// A part of a circle, as `CGMutablePath`'s.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// A line towards a corner, rounded by a circle that touches both its sides.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// The other's elements.
  public func addPath(_ path: CGPath) { currentPath.append(path.path.applying(state.ctm)) }

  /// Whether there is nothing in the path.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// Where the path ends; (0, 0) for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Around the path and its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The path; nil for an empty one.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(state.ctm.inverted()))
  }

  /// Whether a point lies inside of the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(
      point.applying(state.ctm),
      rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero)
  }

  /// The outline of the line along the path takes its place.
  public func replacePathWithStrokedPath() {
    let path = currentPath.applying(state.ctm.inverted())
    let flatness = 1.0 / 128 / max(Double(state.ctm.largestScale), 1e-9)
    currentPath = path.stroked(state.stroke, flatness: flatness).applying(state.ctm)
  }

  private func extend(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(currentPath.applying(state.ctm.inverted()))
    body(path)
    currentPath = path.path.applying(state.ctm)
  }
}
