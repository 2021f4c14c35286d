import Graphics

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0 are inside.
  case winding
  /// Points with an odd winding number are inside.
  case evenOdd

  var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
