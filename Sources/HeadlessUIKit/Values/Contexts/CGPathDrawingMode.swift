/// How a path is painted; raw values as Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// A line along it.
  case stroke
  /// Filled, and a line along it.
  case fillStroke
  /// Filled by the even-odd rule, and a line along it.
  case eoFillStroke
}
