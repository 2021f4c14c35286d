/// A condition on the value of a trace cell.
public enum TraceCondition: Hashable, Sendable {
  /// A number less than this limit.
  case below(Double)
  /// A number greater than this limit.
  case above(Double)
  /// Exactly this text, for example `true` or `dragging`.
  case equals(String)

  func holds(for cell: String) -> Bool {
    switch self {
    case .below(let limit): Double(cell).map { $0 < limit } ?? false
    case .above(let limit): Double(cell).map { $0 > limit } ?? false
    case .equals(let text): cell == text
    }
  }
}
