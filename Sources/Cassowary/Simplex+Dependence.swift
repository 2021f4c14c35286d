/// What moves with what at the present vertex.
extension Simplex {
  /// Whether the symbol's value changes with the right-hand side of a constraint.
  func value(of symbol: Symbol, dependsOn id: ConstraintID) -> Bool {
    guard let row = tableau.row(ofBasic: symbol) else { return false }
    return tableau.coefficient(of: installed[slot(of: id)]!.marker, in: row) != 0
  }

  /// The errors of an optional constraint are what it is violated by.
  func violation(of id: ConstraintID, dependsOn other: ConstraintID) -> Bool {
    let constraint = installed[slot(of: id)]!
    return [constraint.marker, constraint.other].contains { symbol in
      symbol != .none && symbol.isError && value(of: symbol, dependsOn: other)
    }
  }
}
