import Cassowary
import Foundation

/// Adds constraints and rules to the solver, and removes them.
extension LayoutEngine {
  /// Adds all waiting constraints to the solver, in the order of activation.
  func installWaiting() {
    for row in active.takePending() {
      guard let constraint = row.constraint else { continue }
      rows.count(row)
      if let lowered = lower(constraint, into: row) { install(row, lowered) }
    }
  }

  /// Adds one of the engine's own rules.
  @discardableResult
  func keep(
    _ rule: LayoutRule, of item: LayoutItem, _ expression: LinearExpression,
    _ relation: Cassowary.Relation, _ constant: Double, slope: Double = 0,
    priority: Cassowary.Priority = .required
  ) -> LayoutRow {
    let row = LayoutRow(rule, of: item)
    rows.count(row)
    row.slope = slope
    item.rules.append(row)
    if rule.followsTree { items.watch(item) }
    install(row, LinearConstraint(expression, relation, constant, priority: priority))
    return row
  }

  private func install(_ row: LayoutRow, _ wanted: LinearConstraint) {
    guard row.id == nil, rows.enter(row, wanted, &findings), row.constraint != nil else { return }
    items.countContentUses(in: wanted, by: 1)
  }

  func withdraw(_ leaving: [LayoutRow]) {
    for row in leaving where row.constraint != nil {
      guard let id = row.id else { continue }
      items.countContentUses(in: rows.solver.constraint(id), by: -1)
    }
    rows.remove(leaving)
  }
}
