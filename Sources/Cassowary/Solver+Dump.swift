extension Solver {
  /// The tableau as text for people: a legend, the constraints, the objective rows and all other
  /// rows, each in a fixed order. Meant for debugging; the format may change.
  public var dump: String {
    var lines = [
      "legend: names are variables; s slack, e error, d dummy, numbered by constraint;",
      "        basic = constant + terms; what is not basic is 0",
      "constraints:",
    ]
    for id in slots.indices where slots[id] >= 0 { lines.append("  " + describe(at: id)) }
    lines.append("objective, strongest first:")
    for level in levels {
      lines.append("  \(level.priority.value)/\(level.priority.subLevel):\(cells(level.row))")
    }
    lines.append("rows:")
    let basics = tableau.rows.indices.filter { tableau.rows[$0].basic != .none }
    for slot in basics.sorted(by: { tableau.rows[$0].basic < tableau.rows[$1].basic }) {
      let row = tableau.rows[slot]
      lines.append("  \(name(row.basic)) = \(row.constant)\(cells(slot))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(at id: Int) -> String {
    let constraint = installed[Int(slots[id])]!.constraint
    let terms = constraint.terms.map { term in
      signed(term.coefficient) + names[term.variable.id]
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority = constraint.priority
    let level = priority.isRequired ? "" : "  @\(priority.value)/\(priority.subLevel)"
    return "#\(id):\(terms.joined()) \(relation) \(constraint.constant)\(level)"
  }

  private func cells(_ slot: Int) -> String {
    tableau.cells(of: slot).map { signed($0.coefficient) + name($0.symbol) }.joined()
  }

  private func signed(_ coefficient: Double) -> String {
    let sign = coefficient < 0 ? " - " : " + "
    return abs(coefficient) == 1 ? sign : "\(sign)\(abs(coefficient)) "
  }

  private func name(_ symbol: Symbol) -> String {
    let owner = owners[symbol.index].id
    switch symbol.kind {
    case .external: return names[symbols.firstIndex(of: symbol)!]
    case .slack: return "s\(owner)"
    case .dummy: return "d\(owner)"
    case .error:
      let isMarker = installed[Int(slots[owner])]!.marker == symbol
      return isMarker ? "e\(owner)-" : "e\(owner)"
    }
  }
}
