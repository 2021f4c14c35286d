/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
