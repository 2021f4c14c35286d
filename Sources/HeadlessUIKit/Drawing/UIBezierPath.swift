public import Foundation
public import Graphics

/// Lines and curves, put together piece by piece: for the shadows of layers.
@preconcurrency @MainActor
open class UIBezierPath: _Object {
  private var path = Path()

  /// Nothing.
  public init() { super.init(_object: ()) }

  /// A rectangle, clockwise from its top left corner; an empty one gives an empty path.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with corners of Core Animation's continuous curve, as UIKit draws them. The radius is
  /// limited to half the short side; zero, less or NaN rounds nothing.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radius: cornerRadius, curve: .continuous))
  }

  /// The same elements.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// The elements so far; setting it replaces them.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins a contour.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A line from where the path ends.
  open func addLine(to point: CGPoint) { path.line(to: point) }

  /// A cubic curve from where the path ends.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(control1: controlPoint1, control2: controlPoint2, to: endPoint)
  }

  /// A quadratic curve from where the path ends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(control: controlPoint, to: endPoint)
  }

  /// A line to where the contour began.
  open func close() { path.close() }

  /// Adds the other's elements.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Takes out all elements.
  open func removeAllPoints() { path = Path() }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
