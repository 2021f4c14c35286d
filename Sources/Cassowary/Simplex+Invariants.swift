/// The conditions that hold after every change.
extension Simplex {
  func checkInvariantsIfAsked() {
    guard checksInvariants, let broken = brokenInvariant() else { return }
    preconditionFailure(broken + "\n" + dump)
  }

  /// The numbers of constraints, rows, symbols and levels in use.
  var liveCounts: [Int] {
    [
      installed.count, tableau.rows.count { $0.basic != .none },
      tableau.symbols.count { $0 != .none }, tableau.objective.levels.count,
    ]
  }

  /// The number of elements that fit into all buffers. No memory has been allocated while it is
  /// unchanged.
  var storageCapacity: Int {
    tableau.storageCapacity + trail.capacity + candidates.capacity + oldConstants.capacity
      + owners.storageCapacity + installed.storageCapacity
  }

  /// Returns a description of the first violated invariant, or nil if all of them hold.
  func brokenInvariant() -> String? {
    tableau.brokenInvariant() ?? brokenOptimality() ?? brokenConstraint()
  }

  /// Checks that no restricted symbol can lower the total violation: the first cost of each symbol
  /// other than 0 must be positive.
  private func brokenOptimality() -> String? {
    for symbol in tableau.symbols where symbol.isRestricted {
      let first = tableau.objective.firstCost(of: symbol, above: Tolerance.reducedCost)
      if let first, first.cost < -Tolerance.accuracy {
        return "symbol \(symbol.index) would improve level \(first.level)"
      }
    }
    return nil
  }

  /// Checks that the violation of each constraint at the solution equals the value of its errors.
  private func brokenConstraint() -> String? {
    firstInaccurate().map { "constraint \($0.id.id) violated by \(violation(at: $0.id.slot))" }
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
    if isInfeasible(slot, tolerance: 10 * Tolerance.infeasibility) { return "infeasible" }
    let cells = cells(of: slot)
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.symbol >= next.symbol {
      return "not sorted"
    }
    for cell in cells {
      if isBasic(cell.symbol) { return "mentions a basic symbol" }
      if abs(cell.coefficient) < Tolerance.coefficient { return "mentions noise" }
      let mentions = (0..<columns.count(cell.symbol)).count {
        columns.row($0, of: cell.symbol) == slot
      }
      if mentions != 1 { return "\(mentions) times in a column" }
      if cell.symbol.isExternal, !row.basic.isExternal {
        return "mentions a variable"
      }
      if row.basic.isDummy, !cell.symbol.isDummy { return "a dummy depends on a slack" }
    }
    return nil
  }
}
