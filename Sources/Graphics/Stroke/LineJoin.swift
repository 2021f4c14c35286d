/// How two pieces of a line meet in a corner; raw values as Core Graphics'.
public enum LineJoin: Int32, Hashable, Sendable {
  /// Their edges go on until they meet, unless that is further than the miter limit.
  case miter
  /// In a part of a circle around the corner.
  case round
  /// Cut straight.
  case bevel
}
