/// Counts nested calls of one kind and detects endless recursion.
///
/// Once the limit is reached, all further calls are refused until the outermost call returns.
/// Otherwise calls that each start two more would double at every level.
struct CallNesting {
  /// The depth at which calls count as endless. Screens nest two or three.
  static let limit = 64

  private var depth = 0
  private(set) var isCircle = false

  /// Returns whether the call may be made. If so, the caller calls `leave` after it.
  mutating func enter() -> Bool {
    guard !isCircle, depth < Self.limit else {
      isCircle = true
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
    if depth == 0 { isCircle = false }
  }
}
