/// What a cell of a trace is to be.
public enum TraceCondition: Hashable, Sendable {
  /// A number less than this.
  case below(Double)
  /// A number greater than this.
  case above(Double)
  /// This text: `true`, `dragging`.
  case equals(String)

  func holds(for cell: String) -> Bool {
    switch self {
    case .below(let limit): Double(cell).map { $0 < limit } ?? false
    case .above(let limit): Double(cell).map { $0 > limit } ?? false
    case .equals(let text): cell == text
    }
  }
}
