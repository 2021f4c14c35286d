/// How an open line ends; raw values as Core Graphics'.
public enum LineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// In a half circle around its last point.
  case round
  /// Half its width beyond its last point.
  case square
}
