/// Dependence of values and violations on right-hand sides, at the current vertex.
extension Simplex {
  /// Whether the symbol's value changes with the right-hand side of a constraint.
  func value(of symbol: Symbol, dependsOn id: ConstraintID) -> Bool {
    guard let row = tableau.row(ofBasic: symbol) else { return false }
    return tableau.coefficient(of: installed[slot(of: id)]!.marker, in: row) != 0
  }

  /// Whether the violation of a constraint changes with the right-hand side of another. The errors
  /// of an optional constraint equal its violation.
  func violation(of id: ConstraintID, dependsOn other: ConstraintID) -> Bool {
    let constraint = installed[slot(of: id)]!
    return [constraint.marker, constraint.other].contains { symbol in
      symbol != .none && symbol.isError && value(of: symbol, dependsOn: other)
    }
  }
}
