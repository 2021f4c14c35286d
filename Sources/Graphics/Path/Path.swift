public import Foundation

/// Closed shapes made of lines and Bézier curves. Every contour is closed when it is filled, as
/// Core Graphics closes open ones. Coordinates must be finite; a rasteriser ignores a path that
/// has others.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
    case close
  }

  public private(set) var elements: [Element] = []

  public init() {}

  public init(elements: [Element]) { self.elements = elements }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }

  public mutating func quadratic(control: CGPoint, to point: CGPoint) {
    elements.append(.quadratic(control: control, point))
  }

  public mutating func cubic(control1: CGPoint, control2: CGPoint, to point: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, point))
  }

  public mutating func close() { elements.append(.close) }

  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

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
