/// What must be true after every change.
extension Solver {
  func checkInvariantsIfAsked() {
    guard checksInvariants, let broken = brokenInvariant() else { return }
    preconditionFailure(broken + "\n" + dump)
  }

  /// Simplex steps taken so far, for tests that want to know that there was something to do.
  package var pivotCount: Int { simplex.pivotCount }

  /// The elements all buffers that solving writes to have room for. While it stays the same,
  /// solving has not asked for memory; only the tables of names and ids, which changes of numbers
  /// do not extend, are not in it.
  package var storageCapacity: Int {
    tableau.storageCapacity + simplex.trail.capacity + simplex.candidates.capacity
      + simplex.oldConstants.capacity + simplex.seen.capacity
  }

  /// The first law found broken, in words, or nil.
  package func brokenInvariant() -> String? {
    tableau.brokenInvariant() ?? brokenOptimality() ?? brokenConstraint()
  }

  /// No restricted symbol may lower the total violation: the first level at which it costs
  /// anything is one at which it costs more than nothing.
  private func brokenOptimality() -> String? {
    var paying: Set<Symbol> = []
    for level in levels {
      for cell in tableau.cells(of: level.row) where cell.symbol.isRestricted {
        guard !paying.contains(cell.symbol) else { continue }
        if cell.coefficient < -Self.accuracy {
          return "symbol \(cell.symbol.index) would improve level \(level.priority)"
        }
        if cell.coefficient > Tableau.reducedCostTolerance { paying.insert(cell.symbol) }
      }
    }
    return nil
  }

  /// Each constraint, evaluated at the solution, is violated by what its errors say.
  private func brokenConstraint() -> String? {
    firstInaccurate().map { "constraint \($0.id.id) violated by \(violation(of: $0.id))" }
  }

}

extension Tableau {
  func brokenInvariant() -> String? {
    for slot in rows.indices {
      if let broken = brokenRow(slot) { return "row \(slot): \(broken)" }
    }
    return nil
  }

  private func brokenRow(_ slot: Int) -> String? {
    let row = rows[slot]
    if row.basic != .none, self.row(ofBasic: row.basic) != slot { return "basic symbol elsewhere" }
    if isInfeasible(slot, tolerance: 10 * Self.infeasibilityTolerance) { return "infeasible" }
    let cells = cells(of: slot)
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.symbol >= next.symbol {
      return "not sorted"
    }
    for cell in cells {
      if isBasic(cell.symbol) { return "mentions a basic symbol" }
      if abs(cell.coefficient) < Self.negligible { return "mentions noise" }
      let mentions = (0..<columns.count(cell.symbol)).count {
        columns.row($0, of: cell.symbol) == slot
      }
      if mentions != 1 { return "\(mentions) times in a column" }
      if cell.symbol.isExternal, !row.basic.isExternal || row.basic == .none {
        return "mentions a variable"
      }
      if row.basic.isDummy, !cell.symbol.isDummy { return "a dummy depends on a slack" }
    }
    return nil
  }
}
