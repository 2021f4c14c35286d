/// The active constraints with their rows, and those that the next update pass adds to the solver.
@MainActor
struct ActiveConstraints {
  /// The row of each active constraint, for lookup.
  private var rows: [ObjectIdentifier: LayoutRow] = [:]
  private var waiting: [LayoutRow] = []
  private var activationCount = 0

  func row(of constraint: LayoutConstraint) -> LayoutRow? { rows[ObjectIdentifier(constraint)] }

  /// All rows, in the order in which their constraints were activated.
  ///
  /// - Complexity: O(*n* log *n*).
  var inOrder: [LayoutRow] { rows.values.sorted { $0.activation < $1.activation } }

  /// Activates a constraint and queues it for the solver. A constraint that is already active moves
  /// to the end of the order.
  mutating func activate(_ constraint: LayoutConstraint, in container: any LayoutBox) {
    activationCount += 1
    let row = row(of: constraint) ?? LayoutRow(constraint)
    rows[ObjectIdentifier(constraint)] = row
    row.activation = activationCount
    row.container = container
    waiting.append(row)
  }

  /// Queues the row of an active constraint that was removed from the solver.
  mutating func wait(_ row: LayoutRow) { waiting.append(row) }

  /// Returns the queued rows, in the order of activation, and empties the queue.
  mutating func takePending() -> [LayoutRow] {
    defer { waiting = [] }
    return waiting
  }

  /// Deactivates constraints and returns the rows of those that were active.
  mutating func remove(_ constraints: [LayoutConstraint]) -> [LayoutRow] {
    let leaving = constraints.compactMap { rows.removeValue(forKey: ObjectIdentifier($0)) }
    if !leaving.isEmpty { waiting = waiting.filter(isActive) }
    return leaving
  }

  private func isActive(_ row: LayoutRow) -> Bool {
    row.constraint.map { rows[ObjectIdentifier($0)] === row } ?? false
  }

  /// Queues all active constraints, as if the solver had none.
  mutating func startOver() {
    waiting = inOrder
    for row in waiting { row.removeFromSolver() }
  }
}
