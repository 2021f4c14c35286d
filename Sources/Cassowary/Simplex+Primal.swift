extension Simplex {
  // MARK: Primal: from a feasible to an optimal point

  /// Minimises level by level. Only symbols without a cost at stronger levels may enter, so that
  /// the optimum of those levels is preserved.
  ///
  /// Examines only symbols whose costs have changed since the solution was last optimal.
  mutating func optimize() {
    var pivotGuard = PivotGuard()
    while let (entering, level) = symbolThatImproves(pivotGuard) {
      guard let row = rowThatLimits(entering) else {
        // Errors are bounded below by 0, so an unlimited gain can only be rounding noise.
        let noise = tableau.objective.cost(of: entering, at: tableau.objective.levels[level])
        tableau.objective.add(-noise, to: entering, at: level)
        continue
      }
      guard !pivots.isExhausted else {
        isUnfinished = true
        break
      }
      pivotGuard.note(isProgress: tableau.rows[row].constant > Tolerance.coefficient)
      pivot(row, entering: entering)
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
  }

  /// Returns the symbol that lowers the strongest possible level most or, if the guard demands it,
  /// the lowest symbol that lowers that level. Among equals it is the lowest symbol.
  ///
  /// Symbols that lower no level are removed from the list.
  private mutating func symbolThatImproves(
    _ pivotGuard: PivotGuard
  ) -> (symbol: Symbol, level: Int)? {
    var best = (level: Int.max, cost: 0.0, symbol: Symbol.none)
    var kept = 0
    // Iterate by index: an iterator would retain the array, so that the first write would copy it.
    for i in tableau.objective.repriced.indices {
      let symbol = tableau.objective.repriced[i]
      guard tableau.objective.isCurrent(symbol) else { continue }
      guard let first = tableau.objective.firstCost(of: symbol, above: Tolerance.reducedCost),
        first.cost < 0
      else {
        tableau.objective.forget(symbol)
        continue
      }
      tableau.objective.repriced[kept] = symbol
      kept += 1
      let cost = pivotGuard.usesLowestSymbol ? -1 : first.cost
      if (first.level, cost, symbol) < best { best = (first.level, cost, symbol) }
    }
    tableau.objective.repriced.removeLast(tableau.objective.repriced.count - kept)
    return best.symbol == .none ? nil : (best.symbol, best.level)
  }

  /// Returns the row whose bound is met first when the symbol grows. Among equals it is the row
  /// with the lowest basic symbol.
  private func rowThatLimits(_ entering: Symbol) -> Int? {
    var best = (ratio: Double.infinity, basic: Symbol.none, row: -1)
    for i in 0..<tableau.columns.count(entering) {
      let slot = tableau.columns.row(i, of: entering)
      let row = tableau.rows[slot]
      guard row.basic.isRestricted else { continue }
      let coefficient = tableau.coefficient(of: entering, in: slot)
      guard coefficient < -Tolerance.reducedCost else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if (ratio, row.basic) < (best.ratio, best.basic) { best = (ratio, row.basic, slot) }
    }
    return best.row < 0 ? nil : best.row
  }

  /// Whether a non-basic symbol can grow without cost at any level.
  func isFreeToGrow(_ symbol: Symbol) -> Bool {
    guard tableau.objective.firstCost(of: symbol, above: Tolerance.reducedCost) == nil else {
      return false
    }
    guard let row = rowThatLimits(symbol) else { return true }
    return tableau.rows[row].constant > Tolerance.infeasibility
  }
}
