/// The number of simplex steps taken, and the number that the current change may still take.
struct PivotBudget: Sendable {
  /// The number of steps taken so far.
  private(set) var count = 0
  /// The value of `count` at which the current change is abandoned.
  private var limit = 200

  var isExhausted: Bool { count >= limit }

  mutating func spend() { count += 1 }

  /// Allows `steps` further steps.
  mutating func renew(_ steps: Int) { limit = count + steps }
}
