/// What the simplex remembers between pivots and, to spare allocations, between calls.
struct SimplexState: Sendable {
  /// The pivots since `beginRepair`, to take them back.
  var trail: [(entered: Symbol, left: Symbol)] = []
  var candidates: [Cell] = []
  var oldConstants: [Double] = []
  /// By symbol index: the number of the scan that found a cost at a higher level.
  var seen: [UInt32] = []
  var scan: UInt32 = 0
  var pivotCount = 0
  /// The pivot count at which the solution was last compared with the constraints.
  var checkedPivotCount = 0
  /// Rounding has lost something the tableau needs.
  var isBeyondRepair = false
}

/// When to distrust the run of a simplex. Steps without progress can cycle, which picking the
/// lowest symbol prevents (Bland 1977), and only rounding could go on for longer than that: each
/// further batch of pivots then makes the tolerance ten times wider, so that the loop ends.
struct PivotGuard {
  private var degenerate = 0
  private var count = 0
  private(set) var slackness = 1.0
  var usesLowestSymbol: Bool { degenerate > 50 }

  mutating func note(isProgress: Bool) {
    if !isProgress { degenerate += 1 }
    count += 1
    if count % 1000 == 0 { slackness *= 10 }
  }
}

extension Solver {
  // MARK: Primal: from a feasible to an optimal point

  /// Minimises level by level. At each level only symbols that cost nothing at higher levels may
  /// enter, so that what has been reached there stays.
  mutating func optimize() {
    var pivotGuard = PivotGuard()
    while let (entering, objective) = symbolThatImproves(pivotGuard) {
      guard let row = rowThatLimits(entering) else {
        // Errors are bounded by 0, so a gain without limit can only be noise.
        let noise = tableau.coefficient(of: entering, in: objective)
        tableau.add(entering, times: -noise, to: objective)
        continue
      }
      pivotGuard.note(isProgress: tableau.rows[row].constant > Tableau.negligible)
      tableau.pivot(row, entering: entering)
      simplex.pivotCount += 1
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
  }

  private mutating func symbolThatImproves(
    _ pivotGuard: PivotGuard
  ) -> (symbol: Symbol, objective: Int)? {
    let tolerance = Tableau.reducedCostTolerance * pivotGuard.slackness
    while simplex.seen.count < owners.count { simplex.seen.append(0) }
    simplex.scan &+= 1
    for level in levels {
      var best: Cell?
      for cell in tableau.cells(of: level.row) where cell.symbol.isRestricted {
        guard simplex.seen[cell.symbol.index] != simplex.scan else { continue }
        guard abs(cell.coefficient) > tolerance else { continue }
        simplex.seen[cell.symbol.index] = simplex.scan
        if cell.coefficient < best?.coefficient ?? 0 {
          best = cell
          if pivotGuard.usesLowestSymbol { break }
        }
      }
      if let best { return (best.symbol, level.row) }
    }
    return nil
  }

  /// The row whose bound is met first when the symbol grows; the lowest symbol among equals.
  private func rowThatLimits(_ entering: Symbol) -> Int? {
    var best = (ratio: Double.infinity, basic: Symbol.none, row: -1)
    for i in 0..<tableau.columns.count(entering) {
      let slot = tableau.columns.row(i, of: entering)
      let row = tableau.rows[slot]
      guard row.basic.isRestricted else { continue }
      let coefficient = tableau.coefficient(of: entering, in: slot)
      guard coefficient < 0 else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if (ratio, row.basic) < (best.ratio, best.basic) { best = (ratio, row.basic, slot) }
    }
    return best.row < 0 ? nil : best.row
  }

  /// Whether a non-basic symbol can grow at no cost at any level.
  func isFreeToGrow(_ symbol: Symbol) -> Bool {
    for level in levels
    where abs(tableau.coefficient(of: symbol, in: level.row)) > Tableau.reducedCostTolerance {
      return false
    }
    guard let row = rowThatLimits(symbol) else { return true }
    return tableau.rows[row].constant > Tableau.infeasibilityTolerance
  }

  // MARK: Dual: from an optimal to a feasible point

  mutating func beginRepair() {
    simplex.trail.removeAll(keepingCapacity: true)
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
    if entering == nil, abs(constant) <= Tableau.infeasibilityTolerance {
      entering = symbolThatRepairs(row, growing: constant >= 0)
    }
    guard let entering else {
      return abs(constant) <= Tableau.infeasibilityTolerance ? nil : conflict(in: row)
    }
    exchange(row, entering: entering)
    return nil
  }

  mutating func undoPivots() {
    while let (entered, left) = simplex.trail.popLast() {
      guard let row = tableau.row(ofBasic: entered),
        abs(tableau.coefficient(of: left, in: row)) > 0
      else {
        simplex.isBeyondRepair = true
        break
      }
      tableau.pivot(row, entering: left)
    }
    beginRepair()
  }

  private mutating func exchange(_ row: Int, entering: Symbol) {
    simplex.trail.append((entering, tableau.rows[row].basic))
    tableau.pivot(row, entering: entering)
    simplex.pivotCount += 1
  }

  /// The row that is violated most, or later the one with the lowest symbol. Forgets repaired ones.
  private mutating func worstRow(_ pivotGuard: PivotGuard) -> Int? {
    let tolerance = Tableau.infeasibilityTolerance * pivotGuard.slackness
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
    simplex.candidates.removeAll(keepingCapacity: true)
    for cell in tableau.cells(of: row) where cell.symbol.isRestricted {
      let gain = growing ? cell.coefficient : -cell.coefficient
      if gain > Tableau.reducedCostTolerance {
        simplex.candidates.append(Cell(symbol: cell.symbol, coefficient: gain))
      }
    }
    for level in levels where simplex.candidates.count > 1 {
      keepCheapest(at: level)
    }
    return simplex.candidates.first?.symbol
  }

  private mutating func keepCheapest(at level: Level) {
    var least = Double.infinity
    for candidate in simplex.candidates { least = min(least, cost(of: candidate, at: level)) }
    var kept = 0
    // By index: an iterator would hold the array and the first write copy it.
    for i in simplex.candidates.indices {
      let candidate = simplex.candidates[i]
      guard cost(of: candidate, at: level) <= least + Tableau.reducedCostTolerance else { continue }
      simplex.candidates[kept] = candidate
      kept += 1
    }
    simplex.candidates.removeLast(simplex.candidates.count - kept)
  }

  private func cost(of candidate: Cell, at level: Level) -> Double {
    tableau.coefficient(of: candidate.symbol, in: level.row) / candidate.coefficient
  }

  /// An infeasible row is a sum of required constraints that no point satisfies. Those with a
  /// part in it are the ones whose marker it mentions.
  private func conflict(in row: Int) -> [ConstraintID] {
    var ids = [owners[tableau.rows[row].basic.index]]
    for cell in tableau.cells(of: row) where !cell.symbol.isError {
      ids.append(owners[cell.symbol.index])
    }
    return ids.sorted()
  }
}
