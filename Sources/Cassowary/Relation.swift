/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
