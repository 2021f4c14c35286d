/// What counts as the same pixel. There is no percentage: a share of a picture hides a line that
/// moved.
public enum Tolerance: Hashable, Sendable {
  case exact
  /// No channel may differ by more than this, 0…255.
  case channel(maxDelta: Int)

  var maxDelta: Int {
    switch self {
    case .exact: 0
    case .channel(let maxDelta): maxDelta
    }
  }
}
