/// Kinds of a path's steps; raw values as Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a contour.
  case moveToPoint
  /// A line.
  case addLineToPoint
  /// A curve of second degree.
  case addQuadCurveToPoint
  /// A curve of third degree.
  case addCurveToPoint
  /// The end of a contour.
  case closeSubpath
}
