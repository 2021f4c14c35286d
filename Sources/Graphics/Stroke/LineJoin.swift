/// The shape of the corners of a line. Raw values are those of Core Graphics.
public enum LineJoin: Int32, Hashable, Sendable {
  /// Extends the outer edges until they meet, unless the miter limit is exceeded.
  case miter
  /// Rounds the corner with an arc.
  case round
  /// Cuts the corner off straight.
  case bevel
}
