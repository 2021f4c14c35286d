/// The ways to paint a path. Raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills and strokes the path.
  case fillStroke
  /// Fills the path by the even-odd rule and strokes it.
  case eoFillStroke
}
