/// The constraints that are active, each with its row, and those of them that the solver does not
/// have yet. They wait for the update pass, which puts them in.
@MainActor
struct ActiveConstraints {
  /// For lookup, and for sorting by activation.
  private var rows: [ObjectIdentifier: LayoutRow] = [:]
  private var waiting: [LayoutRow] = []
  private var activationCount = 0

  func row(of constraint: LayoutConstraint) -> LayoutRow? { rows[ObjectIdentifier(constraint)] }

  /// All rows, in the order in which their constraints were activated.
  ///
  /// - Complexity: O(*n* log *n*).
  var inOrder: [LayoutRow] { rows.values.sorted { $0.activation < $1.activation } }

  /// Activates a constraint, which then waits. One that was active gets a later place in the order.
  mutating func activate(_ constraint: LayoutConstraint, in container: any LayoutBox) {
    activationCount += 1
    let row = row(of: constraint) ?? LayoutRow(constraint)
    rows[ObjectIdentifier(constraint)] = row
    row.activation = activationCount
    row.container = container
    waiting.append(row)
  }

  /// Lets an active constraint, which was taken out of the solver, wait again.
  mutating func wait(_ row: LayoutRow) { waiting.append(row) }

  /// Returns what waits, in the order of activation. Nothing waits afterwards.
  mutating func takeWaiting() -> [LayoutRow] {
    defer { waiting = [] }
    return waiting
  }

  /// Deactivates constraints. Returns the rows of those that were active.
  mutating func remove(_ constraints: [LayoutConstraint]) -> [LayoutRow] {
    let leaving = constraints.compactMap { rows.removeValue(forKey: ObjectIdentifier($0)) }
    if !leaving.isEmpty { waiting = waiting.filter(isActive) }
    return leaving
  }

  private func isActive(_ row: LayoutRow) -> Bool {
    row.constraint.map { rows[ObjectIdentifier($0)] === row } ?? false
  }

  /// Has all constraints wait again, as if none had been in the solver.
  mutating func startOver() {
    waiting = inOrder
    for row in waiting { row.leaveSolver() }
  }
}
