public import Foundation

/// A step of a path.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its points, control points first: one for a move and a line, two for a quadratic curve, three for
  /// a cubic one, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>
}
