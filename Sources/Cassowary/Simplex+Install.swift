/// Insertion of a constraint into the tableau as a row, and its removal.
extension Simplex {
  /// Inserts the constraint into the tableau and solves. If that fails, the tableau is as before.
  mutating func install(
    _ constraint: LinearConstraint, id: ConstraintID
  ) throws(SolverError) -> InstalledConstraint {
    let new = makeInstalled(constraint, id: id)
    let row = makeRow(for: new)
    if let subject = subject(of: constraint, in: row) {
      // A variable without a row is 0 and in no row that must stay feasible, so any value is
      // allowed.
      tableau.install(row, for: subject)
      if !constraint.priority.isRequired { addErrors(of: new) }
    } else if constraint.priority.isRequired {
      try installRequired(new, row: row)
    } else {
      installOptional(new, row: row)
    }
    return new
  }

  private mutating func makeInstalled(_ constraint: LinearConstraint, id: ConstraintID)
    -> InstalledConstraint
  {
    let isOptional = !constraint.priority.isRequired
    var new = InstalledConstraint(id: id, constraint: constraint)
    switch constraint.relation {
    case .equal:
      new.marker = makeSymbol(isOptional ? .error : .dummy, of: id)
    case .lessThanOrEqual, .greaterThanOrEqual:
      new.marker = makeSymbol(.slack, of: id)
    }
    if isOptional { new.other = makeSymbol(.error, of: id) }
    return new
  }

  mutating func makeRow(for new: InstalledConstraint) -> Int {
    let row = tableau.makeRow(constant: -new.constraint.constant)
    for term in new.constraint.terms {
      tableau.addUninstalled(term.variable.symbol, times: term.coefficient, to: row)
    }
    let unit = new.sign * new.scale
    tableau.include(new.marker, times: unit, in: row)
    if new.other != .none { tableau.include(new.other, times: -unit, in: row) }
    return row
  }

  /// Returns the variable that the row determines, or nil if it mentions no variable.
  ///
  /// The constraint's subject is preferred. If the subject already follows from other variables,
  /// the choice is the first created variable that it depends on. Otherwise it is the first created
  /// variable.
  private func subject(of constraint: LinearConstraint, in row: Int) -> Symbol? {
    guard let first = firstExternal(in: row, where: { _ in true }) else { return nil }
    guard let wanted = constraint.subject?.symbol else { return first }
    if tableau.coefficient(of: wanted, in: row) != 0 { return wanted }
    guard let followed = tableau.row(ofBasic: wanted) else { return first }
    return firstExternal(in: row) { tableau.coefficient(of: $0, in: followed) != 0 } ?? first
  }

  /// Returns the variable of the row that was created first and satisfies the predicate.
  private func firstExternal(in row: Int, where matches: (Symbol) -> Bool) -> Symbol? {
    var first = (id: Int.max, symbol: Symbol.none)
    for cell in tableau.cells(of: row) where cell.symbol.isExternal {
      let id = owners.id(of: cell.symbol)
      if id < first.id, matches(cell.symbol) { first = (id, cell.symbol) }
    }
    return first.symbol == .none ? nil : first.symbol
  }

  /// Installs an optional constraint. One of its two symbols can always become basic.
  private mutating func installOptional(_ new: InstalledConstraint, row: Int) {
    let needsMarker = tableau.rows[row].constant * new.sign <= 0
    tableau.install(row, for: needsMarker ? new.marker : new.other)
    addErrors(of: new)
    if !needsMarker || new.marker.isError { optimize() }
  }

  /// Makes the marker basic even if that violates its bound, and lets the dual simplex repair it.
  /// The objective stays optimal, and no artificial variable is needed.
  private mutating func installRequired(_ new: InstalledConstraint, row: Int) throws(SolverError) {
    let mustLeave =
      new.marker.isDummy && tableau.cells(of: row).contains { $0.symbol.isRestricted }
    beginRepair()
    tableau.install(row, for: new.marker)
    tableau.noteIfInfeasible(row)
    incomingConstraint = new
    defer { incomingConstraint = nil }
    do {
      if mustLeave { try driveOut(new.marker) }
      try restoreFeasibility()
    } catch {
      undoPivots()
      uninstall(new)
      throw error
    }
  }

  /// Removes the constraint from the tableau. The solution may then no longer be optimal.
  mutating func uninstall(_ old: InstalledConstraint) {
    if !old.constraint.priority.isRequired { removeErrors(of: old) }
    if let row = tableau.row(ofBasic: old.marker) {
      tableau.uninstall(row)
    } else if old.other != .none, let row = tableau.row(ofBasic: old.other) {
      // The columns of the two symbols are opposite, so the marker occurs in this row only.
      tableau.uninstall(row)
    } else if let row = rowToLeave(for: old.marker, subject: old.constraint.subject) {
      pivot(row, entering: old.marker)
      tableau.uninstall(row)
    } else {
      // Only rounding can lose a marker.
      isBeyondRepair = true
    }
    tableau.retire(old.marker)
    if old.other != .none { tableau.retire(old.other) }
  }

  /// Returns the row to remove when a non-basic marker becomes free.
  ///
  /// The order of preference is:
  /// 1. rows of dummies, because they are redundant;
  /// 2. the row whose bound is met first when the marker grows;
  /// 3. the row whose bound is met first when it shrinks;
  /// 4. the row of the constraint's subject, which the constraint may have determined;
  /// 5. the row of the variable created last.
  private func rowToLeave(for marker: Symbol, subject: Variable?) -> Int? {
    var best = (rank: 4, ratio: Double.infinity, basic: Symbol.none, row: -1)
    for i in 0..<tableau.columns.count(marker) {
      let slot = tableau.columns.row(i, of: marker)
      let row = tableau.rows[slot]
      let coefficient = tableau.coefficient(of: marker, in: slot)
      var rank = 3
      var ratio =
        row.basic == subject?.symbol ? -Double.infinity : -Double(owners.id(of: row.basic))
      if row.basic.isDummy {
        rank = 0
        ratio = 0
      } else if row.basic.isRestricted {
        rank = coefficient < 0 ? 1 : 2
        ratio = max(0, row.constant) / abs(coefficient)
      }
      if (rank, ratio, row.basic) < (best.rank, best.ratio, best.basic) {
        best = (rank, ratio, row.basic, slot)
      }
    }
    return best.row < 0 ? nil : best.row
  }

  // MARK: Objective

  private mutating func addErrors(of new: InstalledConstraint) {
    let level = tableau.objective.enter(new.constraint.priority)
    addCosts(of: new, times: 1, at: level)
  }

  private mutating func removeErrors(of old: InstalledConstraint) {
    let level = tableau.objective.index(of: old.constraint.priority)
    addCosts(of: old, times: -1, at: level)
    tableau.objective.leave(level)
  }

  /// Adds the costs of a constraint's errors, which equal its violation, to a level.
  mutating func addCosts(of constraint: InstalledConstraint, times factor: Double, at level: Int) {
    let cost = factor * constraint.scale
    if constraint.marker.isError { tableau.addCost(of: constraint.marker, times: cost, at: level) }
    tableau.addCost(of: constraint.other, times: cost, at: level)
  }
}
