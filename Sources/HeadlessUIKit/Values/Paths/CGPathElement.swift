public import Foundation

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The element's points, control points first.
  ///
  /// A move and a line have one point, a quadratic curve two and a cubic curve three. A close has
  /// none.
  public var points: UnsafeMutablePointer<CGPoint>
}
