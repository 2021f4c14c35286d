/// How many calls of one kind lie inside one another, and when they are taken for a circle.
///
/// From then on all of them are refused until the outermost has returned: calls that begin two others
/// each would be as many as there are paths otherwise.
struct CallNesting {
  /// Screens nest two or three.
  static let limit = 64

  private var depth = 0
  private(set) var isCircle = false

  /// Whether the call may be made; then `leave` follows it.
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
