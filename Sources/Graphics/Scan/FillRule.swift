/// The rule that determines the inside of a path by its winding number.
public enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}
