/// The kinds of path elements. Raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a contour.
  case moveToPoint
  /// A line.
  case addLineToPoint
  /// A quadratic curve.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// The end of a closed contour.
  case closeSubpath
}
