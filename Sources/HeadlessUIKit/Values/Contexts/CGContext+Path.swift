public import Foundation
import Graphics
import Layers

extension CGContext {
  /// Starts a new, empty path.
  public func beginPath() { currentPath = Path() }

  /// Begins a new contour at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.ctm)) }

  /// Adds a line from the path's end to a point.
  public func addLine(to point: CGPoint) { currentPath.line(to: point.applying(state.ctm)) }

  /// Adds a contour of lines from the first point through the other points.
  public func addLines(between points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: points)
    addPath(path)
  }

  /// Adds a quadratic curve from the path's end.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quadratic(control: control.applying(state.ctm), to: end.applying(state.ctm))
  }

  /// Adds a cubic curve from the path's end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(
      control1: control1.applying(state.ctm), control2: control2.applying(state.ctm),
      to: end.applying(state.ctm))
  }

  /// Closes the contour with a line to its start.
  public func closePath() { currentPath.close() }

  /// Adds a contour around a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect).applying(state.ctm)) }

  /// Adds a contour around each rectangle.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    addPath(path)
  }

  /// Adds a circular arc, like
  /// `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:)`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds a line towards a corner, which is rounded by a circle that touches both sides.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { currentPath.append(path.path.applying(state.ctm)) }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end of the path; (0, 0) for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The bounding box of the path, including its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The current path in user space; nil if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(state.ctm.inverted()))
  }

  /// Returns whether the path contains a point. Modes with `eo` use the even-odd rule.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(
      point.applying(state.ctm),
      rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero)
  }

  /// The smallest scale for flattening curves. A transform with a smaller scale is treated like it.
  private static let smallestScale = 1e-9

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let path = currentPath.applying(state.ctm.inverted())
    let flatness = 1.0 / 128 / max(Double(state.ctm.largestScale), Self.smallestScale)
    currentPath = path.stroked(state.stroke, flatness: flatness).applying(state.ctm)
  }

  private func extend(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(currentPath.applying(state.ctm.inverted()))
    body(path)
    currentPath = path.path.applying(state.ctm)
  }
}
