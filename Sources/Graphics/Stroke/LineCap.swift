/// The shape of the ends of an open line. Raw values are those of Core Graphics.
public enum LineCap: Int32, Hashable, Sendable {
  /// Ends the line exactly at its last point.
  case butt
  /// Adds a half circle around the last point.
  case round
  /// Extends the line by half its width.
  case square
}
