/// Rounding. Every pivot adds a little, and a long session with coefficients far from 1 adds up. So
/// the solution is compared with the constraints now and then, and the tableau built anew from
/// them if it has drifted. Layout-like systems never get there.
extension Simplex {
  /// Ends every change. One check for as many pivots as there are constraints costs next to
  /// nothing, whatever the size.
  mutating func finishChange() {
    if pivotCount - checkedPivotCount >= 64 + constraintCount {
      checkedPivotCount = pivotCount
      if firstInaccurate() != nil { isBeyondRepair = true }
    }
    if isBeyondRepair { rebuild() }
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
    return abs(violation(at: installed.id.slot) - claimed) <= Tolerance.accuracy * size
  }

  /// Solves from scratch, in the order of ids.
  private mutating func rebuild() {
    tableau.removeAllRows()
    isBeyondRepair = false
    for old in installed.compactMap({ $0 }).sorted(by: { $0.id < $1.id }) {
      var constraint = old.constraint
      do throws(SolverError) {
        installed[old.id.slot] = try install(constraint, id: old.id)
      } catch {
        // It was satisfiable but for rounding, so that its violation stays negligible.
        constraint.priority = .demoted
        installed[old.id.slot] = try? install(constraint, id: old.id)
      }
    }
  }
}
