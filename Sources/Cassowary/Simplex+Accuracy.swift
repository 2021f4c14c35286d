/// Control of rounding errors. Every pivot adds a small error, and pivots on coefficients far from
/// 1 multiply the existing ones.
///
/// The remedies, from cheap to expensive, are to recompute the tableau for the current basis, to
/// solve from scratch, and to report lost accuracy. Layouts need none of them.
extension Simplex {
  /// The number of changes before the next attempt, after solving from scratch did not help.
  private static let rebuildInterval = 32

  /// Finishes a change of the tableau. Checks all constraints after a wild pivot, and otherwise
  /// once per as many pivots as there are constraints. That costs very little, whatever the size.
  mutating func finishChange() {
    let mustCheck =
      tableau.badlyScaledPivotCount > 0 || accuracy != .kept
      || pivots.count - checkedPivotCount >= 64 + installed.count
    if mustCheck || isBeyondRepair || isUnfinished { restoreAccuracy() }
    pivots.renew(pivotLimit)
    changesUntilRebuild -= 1
    checkInvariantsIfAsked()
  }

  /// The number of simplex steps allowed for one change. Layouts and random systems need less than
  /// one step per constraint. Only rounding can keep a simplex running.
  private var pivotLimit: Int { 200 + 4 * installed.count }

  private mutating func restoreAccuracy() {
    checkedPivotCount = pivots.count
    if !isBeyondRepair, tableau.badlyScaledPivotCount > 0 || worstInaccuracy() > 1 {
      refactor()
      resolve()
    }
    if isBeyondRepair || (isUnfinished || worstInaccuracy() > 1) && changesUntilRebuild <= 0 {
      rebuild()
    }
    accuracy = assessed()
    changesUntilRebuild = accuracy == .kept ? 0 : max(changesUntilRebuild, Self.rebuildInterval)
  }

  private func assessed() -> SolverAccuracy {
    var worst = demotedViolation > Tolerance.accuracy ? demotedViolation : 0
    for case let constraint? in installed.slots where relativeInaccuracy(constraint) > 1 {
      worst = max(worst, inaccuracy(constraint))
    }
    if worst > 0 { return .lost(violation: worst) }
    return isUnfinished ? .unfinished : .kept
  }

  // MARK: Measurement

  /// The largest inaccuracy of all constraints, in units of the allowed one.
  private func worstInaccuracy() -> Double {
    var worst = 0.0
    for case let constraint? in installed.slots {
      worst = max(worst, relativeInaccuracy(constraint))
    }
    return worst
  }

  /// Returns the first constraint whose violation at the solution differs from the value of its
  /// errors.
  func firstInaccurate() -> InstalledConstraint? {
    for case let constraint? in installed.slots where relativeInaccuracy(constraint) > 1 {
      return constraint
    }
    return nil
  }

  private func relativeInaccuracy(_ installed: InstalledConstraint) -> Double {
    let constraint = installed.constraint
    var size = 1 + abs(constraint.constant)
    for term in constraint.terms { size += abs(term.coefficient * value(of: term.variable)) }
    return inaccuracy(installed) / (Tolerance.accuracy * size)
  }

  /// Returns the difference between the violation of a constraint and the value of its errors.
  private func inaccuracy(_ installed: InstalledConstraint) -> Double {
    var claimed = 0.0
    if installed.marker.isError { claimed += tableau.value(installed.marker) }
    if installed.other != .none { claimed += tableau.value(installed.other) }
    return abs(violation(at: installed.id.slot) - installed.scale * claimed)
  }

  // MARK: Repair

  /// Solves again after the tableau was recomputed. The solution may turn out to be infeasible or
  /// less than optimal, which rounding had hidden.
  private mutating func resolve() {
    beginRepair()
    noteInfeasibleRows()
    do throws(SolverError) {
      try restoreFeasibility()
      optimize()
    } catch {
      isBeyondRepair = true
    }
  }

  private mutating func noteInfeasibleRows() {
    for slot in tableau.rows.indices where tableau.rows[slot].basic != .none {
      tableau.noteIfInfeasible(slot)
    }
  }

  /// Recomputes rows and costs from the constraints, for the current basis. Gaussian elimination
  /// solves each row for the basic symbol with the largest coefficient.
  mutating func refactor() {
    var isCandidate = tableau.symbols.map { $0 != .none && tableau.isBasic($0) }
    tableau.removeAllRows()
    var constraints = installed.inOrder
    if let incomingConstraint { constraints.append(incomingConstraint) }
    for constraint in constraints {
      let row = makeRow(for: constraint)
      let symbol = subject(of: row, in: constraint, isCandidate: isCandidate)
      isCandidate[symbol.index] = false
      tableau.install(row, for: symbol)
    }
    for constraint in constraints where !constraint.constraint.priority.isRequired {
      let level = tableau.objective.index(of: constraint.constraint.priority)
      addCosts(of: constraint, times: 1, at: level)
    }
    noteInfeasibleRows()
  }

  /// Returns the symbol to solve a row for. If rounding has removed all wanted symbols from the
  /// row, the result is a variable or else the constraint's marker.
  private func subject(of row: Int, in constraint: InstalledConstraint, isCandidate: [Bool])
    -> Symbol
  {
    var best = (rank: 3, size: 0.0, symbol: constraint.marker)
    for cell in tableau.cells(of: row) {
      let size = abs(cell.coefficient)
      var rank = cell.symbol.isExternal ? 1 : 2
      if isCandidate[cell.symbol.index], size > Tolerance.reducedCost { rank = 0 }
      if rank == 2, cell.symbol != constraint.marker { continue }
      if rank < best.rank || rank == best.rank && size > best.size {
        best = (rank, size, cell.symbol)
      }
    }
    return best.symbol
  }

  /// Solves from scratch, adding the constraints in the order of their ids.
  private mutating func rebuild() {
    let constraints = installed.inOrder
    tableau.removeAllRows()
    for old in constraints {
      installed[old.id.slot] = nil
      if !old.constraint.priority.isRequired {
        tableau.objective.leave(tableau.objective.index(of: old.constraint.priority))
      }
      tableau.retire(old.marker)
      if old.other != .none { tableau.retire(old.other) }
    }
    isBeyondRepair = false
    isUnfinished = false
    pivots.renew(4 * pivotLimit)
    var demoted: [Int] = []
    for old in constraints {
      var constraint = old.constraint
      do throws(SolverError) {
        installed[old.id.slot] = try install(constraint, id: old.id)
      } catch {
        // The constraint was satisfiable except for rounding, so its violation should be
        // negligible.
        constraint.priority = .demoted
        installed[old.id.slot] = try? install(constraint, id: old.id)
        demoted.append(old.id.slot)
      }
    }
    demotedViolation = demoted.map { violation(at: $0) }.max() ?? 0
  }
}
