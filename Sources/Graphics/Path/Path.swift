public import Foundation

/// Closed shapes made of lines and Bézier curves. Every contour is closed when it is filled, as
/// Core Graphics closes open ones. Coordinates must be finite; a rasteriser ignores a path that
/// has others.
public struct Path: Hashable, Sendable {
  /// A step of a contour; the points before the last one are Bézier control points.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
    case close
  }

  /// In the order they were added. One that draws before any `move` begins at its own end point.
  public private(set) var elements: [Element] = []

  /// No elements; fills nothing.
  public init() {}

  /// The elements as they are; nothing is checked or added.
  public init(elements: [Element]) { self.elements = elements }

  /// Whether there are no elements; a path of moves alone is not empty, but fills nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new contour; the one before is closed when the path is filled.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Straight on from the last point.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }

  /// A Bézier curve of second degree from the last point.
  public mutating func quadratic(control: CGPoint, to point: CGPoint) {
    elements.append(.quadratic(control: control, point))
  }

  /// A Bézier curve of third degree from the last point.
  public mutating func cubic(control1: CGPoint, control2: CGPoint, to point: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, point))
  }

  /// Back to the beginning of the contour, where the next element goes on.
  public mutating func close() { elements.append(.close) }

  /// Adds the other's elements as they are: if it begins without a move, it goes on with this
  /// path's contour.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// All points moved by the transform; curves stay curves.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements: elements.map { $0.applying(transform) })
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quadratic(let c, let p): .quadratic(control: c.applying(t), p.applying(t))
    case .cubic(let c1, let c2, let p):
      .cubic(control1: c1.applying(t), control2: c2.applying(t), p.applying(t))
    case .close: .close
    }
  }
}
