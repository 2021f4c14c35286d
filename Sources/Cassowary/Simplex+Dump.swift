extension Simplex {
  /// The tableau as text for debugging: a legend, the constraints, the objective and all other
  /// rows, each in a fixed order. The format may change.
  var dump: String {
    var lines = [
      "legend: names are variables; s slack, e error, d dummy, numbered by constraint;",
      "        basic = constant + terms; what is not basic is 0",
      "constraints:",
    ]
    for constraint in installed.inOrder {
      lines.append("  " + describe(constraint))
    }
    lines.append("objective, strongest first:")
    for level in tableau.objective.levels {
      let costs = tableau.symbols.filter { $0 != .none }.map {
        Cell(symbol: $0, coefficient: tableau.objective.cost(of: $0, at: level))
      }
      let sum = describe(costs.filter { $0.coefficient != 0 })
      lines.append("  \(level.priority.value)/\(level.priority.subLevel):\(sum)")
    }
    lines.append("rows:")
    let basics = tableau.rows.indices.filter { tableau.rows[$0].basic != .none }
    for slot in basics.sorted(by: { tableau.rows[$0].basic < tableau.rows[$1].basic }) {
      let row = tableau.rows[slot]
      lines.append("  \(name(row.basic)) = \(row.constant)\(describe(tableau.cells(of: slot)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ installed: InstalledConstraint) -> String {
    let constraint = installed.constraint
    let terms = constraint.terms.map { term in
      signed(term.coefficient) + name(of: term.variable)
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority = constraint.priority
    let level = priority.isRequired ? "" : "  @\(priority.value)/\(priority.subLevel)"
    return "#\(installed.id.id):\(terms.joined()) \(relation) \(constraint.constant)\(level)"
  }

  private func describe(_ cells: some Sequence<Cell>) -> String {
    cells.map { signed($0.coefficient) + name($0.symbol) }.joined()
  }

  private func signed(_ coefficient: Double) -> String {
    let sign = coefficient < 0 ? " - " : " + "
    return abs(coefficient) == 1 ? sign : "\(sign)\(abs(coefficient)) "
  }

  private func name(_ symbol: Symbol) -> String {
    let id = owners.id(of: symbol)
    guard !symbol.isExternal, let constraint = installed[id] else {
      return owners.name(of: symbol) ?? "v\(id)"
    }
    return switch symbol.kind {
    case .external: "v\(id)"
    case .slack: "s\(constraint.id.id)"
    case .dummy: "d\(constraint.id.id)"
    case .error: constraint.marker == symbol ? "e\(constraint.id.id)-" : "e\(constraint.id.id)"
    }
  }
}
