public import Foundation

/// A shape made of lines and Bézier curves.
///
/// Filling closes every contour, as in Core Graphics. Coordinates must be finite; the rasteriser
/// ignores other paths.
public struct Path: Hashable, Sendable {
  /// An element of a contour. The points before the last one are Bézier control points.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
    case close
  }

  /// The elements in order. An element that draws before any `move` begins at its own end point.
  public private(set) var elements: [Element] = []

  /// Creates an empty path, which fills nothing.
  public init() {}

  /// Creates a path from elements, without checking or completing them.
  public init(elements: [Element]) { self.elements = elements }

  /// Whether the path has no elements. A path with only moves is not empty, but fills nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new contour. The previous one is closed in filling.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line from the last point.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve from the last point.
  public mutating func quadratic(control: CGPoint, to point: CGPoint) {
    elements.append(.quadratic(control: control, point))
  }

  /// Adds a cubic Bézier curve from the last point.
  public mutating func cubic(control1: CGPoint, control2: CGPoint, to point: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, point))
  }

  /// Closes the contour. The next element continues from its start.
  public mutating func close() { elements.append(.close) }

  /// Adds all elements of another path. If that path begins without a move, it continues this
  /// path's contour.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// Returns the path with all points transformed. Curves stay curves.
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
