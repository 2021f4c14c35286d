extension Simplex {
  // MARK: Dual: from an optimal to a feasible point

  mutating func beginRepair() {
    trail.removeAll(keepingCapacity: true)
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
  }

  /// Repairs the rows noted as infeasible and keeps the objective optimal. If this throws, the
  /// caller takes the pivots back with `undoPivots`.
  mutating func restoreFeasibility() throws(SolverError) {
    var pivotGuard = PivotGuard()
    while let row = worstRow(pivotGuard) {
      guard !pivots.isExhausted else { throw .unsolved }
      let isBelow = tableau.rows[row].constant < 0
      guard let entering = symbolThatRepairs(row, growing: isBelow) else {
        // Recompute before reporting a conflict, which the caller acts on: it must not be due to
        // rounding.
        if tableau.badlyScaledPivotCount > 0 {
          refactor()
          continue
        }
        throw .unsatisfiable(conflict: conflict(in: row))
      }
      let cost = tableau.objective.firstCost(of: entering, above: Tolerance.reducedCost)
      pivotGuard.note(isProgress: cost != nil)
      exchange(row, entering: entering)
      if tableau.badlyScaledPivotCount >= Tolerance.badlyScaledPivotLimit { refactor() }
    }
  }

  /// Makes the dummy of a new required row non-basic, whatever its value. A dummy that stayed basic
  /// among slacks would change with them.
  mutating func driveOut(_ dummy: Symbol) throws(SolverError) {
    while let row = tableau.row(ofBasic: dummy) {
      let constant = tableau.rows[row].constant
      let isZero = abs(constant) <= Tolerance.infeasibility
      var entering = symbolThatRepairs(row, growing: constant < 0)
      if entering == nil, isZero { entering = symbolThatRepairs(row, growing: constant >= 0) }
      if let entering {
        exchange(row, entering: entering)
      } else if tableau.badlyScaledPivotCount > 0 {
        refactor()
      } else if isZero {
        return
      } else {
        throw .unsatisfiable(conflict: conflict(in: row))
      }
    }
  }

  mutating func undoPivots() {
    while let (entered, left) = trail.popLast() {
      guard let row = tableau.row(ofBasic: entered),
        abs(tableau.coefficient(of: left, in: row)) > 0
      else {
        isBeyondRepair = true
        break
      }
      tableau.pivot(row, entering: left)
    }
    beginRepair()
  }

  private mutating func exchange(_ row: Int, entering: Symbol) {
    trail.append((entering, tableau.rows[row].basic))
    pivot(row, entering: entering)
  }

  /// Returns the row with the largest violation or, if the guard demands it, the row with the
  /// lowest symbol. Removes repaired rows from the list.
  private mutating func worstRow(_ pivotGuard: PivotGuard) -> Int? {
    var best = (violation: 0.0, basic: Symbol.none, row: -1)
    var i = 0
    while i < tableau.infeasibleRows.count {
      let slot = tableau.infeasibleRows[i]
      guard tableau.isInfeasible(slot, tolerance: Tolerance.infeasibility) else {
        tableau.infeasibleRows.swapAt(i, tableau.infeasibleRows.count - 1)
        tableau.infeasibleRows.removeLast()
        continue
      }
      let row = tableau.rows[slot]
      let violation = pivotGuard.usesLowestSymbol ? 1 : abs(row.constant)
      if (-violation, row.basic) < (-best.violation, best.basic) {
        best = (violation, row.basic, slot)
      }
      i += 1
    }
    return best.row < 0 ? nil : best.row
  }

  /// Returns the symbol that moves the row's constant in the given direction at the lowest cost per
  /// unit, compared level by level. Among equals it is the lowest symbol.
  ///
  /// This choice keeps the objective optimal.
  private mutating func symbolThatRepairs(_ row: Int, growing: Bool) -> Symbol? {
    candidates.removeAll(keepingCapacity: true)
    let least = max(
      Tolerance.reducedCost, Tolerance.relativeCoefficient * largestCoefficient(in: row))
    for cell in tableau.cells(of: row) where cell.symbol.isRestricted {
      let gain = growing ? cell.coefficient : -cell.coefficient
      if gain > least {
        candidates.append(Cell(symbol: cell.symbol, coefficient: gain))
      }
    }
    for level in tableau.objective.levels where candidates.count > 1 {
      keepCheapest(at: level)
    }
    return candidates.first?.symbol
  }

  private mutating func keepCheapest(at level: Objective.Level) {
    var least = Double.infinity
    for candidate in candidates { least = min(least, cost(of: candidate, at: level)) }
    var kept = 0
    // Iterate by index: an iterator would retain the array, so that the first write would copy it.
    for i in candidates.indices {
      let candidate = candidates[i]
      guard cost(of: candidate, at: level) <= least + Tolerance.reducedCost else { continue }
      candidates[kept] = candidate
      kept += 1
    }
    candidates.removeLast(candidates.count - kept)
  }

  private func cost(of candidate: Cell, at level: Objective.Level) -> Double {
    tableau.objective.cost(of: candidate.symbol, at: level) / candidate.coefficient
  }

  /// Returns the constraints in conflict. An infeasible row is a sum of required constraints that
  /// no point satisfies, and the row mentions the markers of those that take part.
  private func conflict(in row: Int) -> [ConstraintID] {
    var ids = [id(of: tableau.rows[row].basic)]
    let least = Tolerance.relativeCoefficient * largestCoefficient(in: row)
    for cell in tableau.cells(of: row)
    where !cell.symbol.isError && abs(cell.coefficient) > least {
      ids.append(id(of: cell.symbol))
    }
    return ids.sorted()
  }

  private func largestCoefficient(in row: Int) -> Double {
    tableau.cells(of: row).reduce(1) { max($0, abs($1.coefficient)) }
  }

  /// Returns the constraint of a marker. A constraint that is being added is not installed yet.
  private func id(of marker: Symbol) -> ConstraintID {
    installed[owners.id(of: marker)]?.id ?? installed.newestID
  }
}
