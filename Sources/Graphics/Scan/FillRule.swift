/// Which points are inside a path that winds around them several times.
public enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}
