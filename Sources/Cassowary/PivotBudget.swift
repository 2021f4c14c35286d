/// Steps of the simplex: those taken, and those that the change under way may still take.
struct PivotBudget: Sendable {
  /// Taken so far.
  private(set) var count = 0
  /// The count at which a change is given up.
  private var limit = 200

  var isSpent: Bool { count >= limit }

  mutating func spend() { count += 1 }

  /// Allows so many steps from now on.
  mutating func renew(_ steps: Int) { limit = count + steps }
}
