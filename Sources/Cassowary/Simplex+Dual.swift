extension Simplex {
  // MARK: Dual: from an optimal to a feasible point

  mutating func beginRepair() {
    trail.removeAll(keepingCapacity: true)
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
  }

  /// Repairs the rows noted as infeasible, keeping the objective rows optimal. Returns the conflict
  /// if a row cannot be repaired; what was done by then is for `undoPivots`.
  mutating func restoreFeasibility() -> [ConstraintID]? {
    var pivotGuard = PivotGuard()
    while let row = worstRow(pivotGuard) {
      let constant = tableau.rows[row].constant
      guard let entering = symbolThatRepairs(row, growing: constant < 0) else {
        return conflict(in: row)
      }
      pivotGuard.note(isProgress: false)
      exchange(row, entering: entering)
    }
    return nil
  }

  /// Makes the dummy of a new required row non-basic, whatever its value: a dummy that stayed basic
  /// among slacks would move with them. Returns the conflict if it cannot become 0.
  mutating func driveOut(_ row: Int) -> [ConstraintID]? {
    let constant = tableau.rows[row].constant
    var entering = symbolThatRepairs(row, growing: constant < 0)
    if entering == nil, abs(constant) <= Tolerance.infeasibility {
      entering = symbolThatRepairs(row, growing: constant >= 0)
    }
    guard let entering else {
      return abs(constant) <= Tolerance.infeasibility ? nil : conflict(in: row)
    }
    exchange(row, entering: entering)
    return nil
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
    tableau.pivot(row, entering: entering)
    pivotCount += 1
  }

  /// The row that is violated most, or later the one with the lowest symbol. Forgets repaired ones.
  private mutating func worstRow(_ pivotGuard: PivotGuard) -> Int? {
    let tolerance = Tolerance.infeasibility * pivotGuard.slackness
    var best = (violation: 0.0, basic: Symbol.none, row: -1)
    var i = 0
    while i < tableau.infeasibleRows.count {
      let slot = tableau.infeasibleRows[i]
      guard tableau.isInfeasible(slot, tolerance: tolerance) else {
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

  /// The symbol that moves the row's constant in the direction asked for at the least cost per
  /// unit, compared level by level; the lowest symbol among equals. Keeps the objective rows
  /// optimal.
  private mutating func symbolThatRepairs(_ row: Int, growing: Bool) -> Symbol? {
    candidates.removeAll(keepingCapacity: true)
    for cell in tableau.cells(of: row) where cell.symbol.isRestricted {
      let gain = growing ? cell.coefficient : -cell.coefficient
      if gain > Tolerance.reducedCost {
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
    // By index: an iterator would hold the array and the first write copy it.
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

  /// An infeasible row is a sum of required constraints that no point satisfies. Those with a
  /// part in it are the ones whose marker it mentions.
  private func conflict(in row: Int) -> [ConstraintID] {
    var ids = [id(of: tableau.rows[row].basic)]
    for cell in tableau.cells(of: row) where !cell.symbol.isError {
      ids.append(id(of: cell.symbol))
    }
    return ids.sorted()
  }

  /// The constraint of a marker. One that is being added is not installed yet.
  private func id(of marker: Symbol) -> ConstraintID {
    let slot = owners[marker.index].id
    return installed[slot]?.id ?? newestID
  }
}
