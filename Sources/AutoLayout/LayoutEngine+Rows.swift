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
    guard row.id == nil, rows.enter(row, wanted, &findings) else { return }
    if row.constraint != nil { items.countContentUses(in: wanted, by: 1) }
    guard row.determinesFrames else { return }
    // The solved frame of such an item is the last one that was read. If code has moved the box
    // since, an equal solution must move it back.
    for item in items.countFrameUses(in: wanted, by: 1) where fitting == nil {
      guard let box = item.box, box.isElsewhere(than: item.solved) else { continue }
      box.layoutParent?.setNeedsLayout()
    }
  }

  func withdraw(_ leaving: [LayoutRow]) {
    for row in leaving where row.determinesFrames {
      guard let id = row.id else { continue }
      let constraint = rows.solver.constraint(id)
      if row.constraint != nil { items.countContentUses(in: constraint, by: -1) }
      _ = items.countFrameUses(in: constraint, by: -1)
    }
    rows.remove(leaving)
  }
}
