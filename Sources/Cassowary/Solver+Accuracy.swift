/// Rounding. Every pivot adds a little, and a long session with coefficients far from 1 adds up. So
/// the solution is compared with the constraints now and then, and the tableau built anew from
/// them if it has drifted. Layout-like systems never get there.
extension Solver {
  /// Relative to the size of a constraint's terms.
  static let accuracy = 1e-6

  /// Ends every change. One check for as many pivots as there are constraints costs next to
  /// nothing, whatever the size.
  mutating func finishChange() {
    if simplex.pivotCount - simplex.checkedPivotCount >= 64 + installed.count {
      simplex.checkedPivotCount = simplex.pivotCount
      if firstInaccurate() != nil { simplex.isBeyondRepair = true }
    }
    if simplex.isBeyondRepair { rebuild() }
    checkInvariantsIfAsked()
  }

  /// The first constraint whose violation at the solution is not what its errors say.
  func firstInaccurate() -> Installed? {
    for case let constraint? in installed where !isAccurate(constraint) { return constraint }
    return nil
  }

  private func isAccurate(_ installed: Installed) -> Bool {
    let constraint = installed.constraint
    var claimed = 0.0
    if installed.marker.isError { claimed += tableau.value(installed.marker) }
    if installed.other != .none { claimed += tableau.value(installed.other) }
    var size = 1 + abs(constraint.constant)
    for term in constraint.terms { size += abs(term.coefficient * value(of: term.variable)) }
    return abs(violation(of: installed.id) - claimed) <= Self.accuracy * size
  }

  /// Solves from scratch, in the order of ids.
  private mutating func rebuild() {
    tableau = Tableau()
    levels = []
    owners = []
    simplex.isBeyondRepair = false
    for i in symbols.indices {
      symbols[i] = useCounts[i] < 0 ? .none : tableau.makeSymbol(.external)
      guard symbols[i] != .none else { continue }
      owners.append(ConstraintID(id: -1))
    }
    for slot in slots where slot >= 0 {
      var constraint = installed[Int(slot)]!.constraint
      let id = installed[Int(slot)]!.id
      do throws(SolverError) {
        installed[Int(slot)] = try install(constraint, id: id)
      } catch {
        // It was satisfiable but for rounding, so that its violation stays negligible.
        constraint.priority = .demoted
        installed[Int(slot)] = try? install(constraint, id: id)
      }
    }
  }
}
