import Cassowary
import Foundation

/// How rows enter and leave the solver.
extension LayoutEngine {
  /// A row for a constraint of the app; the old one again if it had one.
  private func row(for constraint: NSLayoutConstraint) -> LayoutRow {
    let key = ObjectIdentifier(constraint)
    if let row = rowsByConstraint[key] { return row }
    let row = makeRow(.explicit(constraint), of: nil)
    rowsByConstraint[key] = row
    return row
  }

  private func makeRow(_ origin: LayoutRow.Origin, of item: LayoutItem?) -> LayoutRow {
    rowCount += 1
    return LayoutRow(origin, of: item, serial: rowCount)
  }

  /// Puts all waiting constraints of the app into the solver, in the order of activation.
  func installWaiting() {
    let arrived = waiting
    waiting = []
    for constraint in arrived {
      let row = row(for: constraint)
      if let lowered = lower(constraint, into: row) { install(row, lowered) }
    }
  }

  /// Makes a rule of the engine's own.
  @discardableResult
  func keep(
    _ rule: LayoutRow.Rule, of item: LayoutItem, _ expression: LinearExpression,
    _ relation: Cassowary.Relation, _ constant: Double, slope: Double = 0,
    priority: Cassowary.Priority = .required
  ) -> LayoutRow {
    let row = makeRow(.rule(rule), of: item)
    row.slope = slope
    item.rules.append(row)
    install(row, LinearConstraint(expression, relation, constant, priority: priority))
    return row
  }

  /// Puts a row into the solver, demoting required constraints until there is room for it.
  func install(_ row: LayoutRow, _ wanted: LinearConstraint) {
    var constraint = wanted.limited
    needsReading = true
    row.constant = constraint.constant
    while row.id == nil {
      do throws(SolverError) {
        let id = try solver.add(constraint)
        row.id = id
        rowsByID[id] = row
        countContentUses(of: row, constraint, by: 1)
      } catch {
        guard case .unsatisfiable(let ids) = error else { return }
        let rows = ids.compactMap { rowsByID[$0] } + [row]
        let victim = resolve(rows, axis: row.axis)
        if victim == nil { demote(row) }
        if victim == nil || victim === row { constraint = constraint.demoted }
      }
    }
  }

  func withdraw(_ row: LayoutRow) {
    guard let id = row.id else { return }
    countContentUses(of: row, solver.constraint(id), by: -1)
    solver.remove(id)
    pending.removeAll { $0.id == id }
    rowsByID[id] = nil
    row.leaveSolver()
    demoted.removeAll { $0 === row }
    needsReading = true
  }

  /// A new right-hand side for the next solution, within the limit of numbers.
  func set(_ row: LayoutRow, to wanted: Double) {
    let constant = LayoutLimit.limited(wanted)
    guard let id = row.id, constant != row.constant else { return }
    row.constant = constant
    pending.append((id, constant))
  }

  /// A scroll view's content size is the engine's business on an axis that a constraint of the app
  /// mentions, directly or through the margins' guide.
  private func countContentUses(of row: LayoutRow, _ constraint: LinearConstraint, by count: Int) {
    guard row.constraint != nil else { return }
    for item in items {
      guard let scroll = item.scroll else { continue }
      let margins = item.view.flatMap { self.item(of: $0.layoutMarginsGuide) }
      for term in constraint.terms where term.coefficient != 0 {
        if term.variable == scroll.contentWidth || term.variable == margins?.width {
          item.scroll?.widthUses += count
        } else if term.variable == scroll.contentHeight || term.variable == margins?.height {
          item.scroll?.heightUses += count
        }
      }
    }
  }
}

extension LinearConstraint {
  fileprivate var limited: LinearConstraint {
    let limited = LayoutLimit.limited(constant)
    if limited == constant { return self }
    return LinearConstraint(LinearExpression(terms), relation, limited, priority: priority)
  }

  fileprivate var demoted: LinearConstraint {
    LinearConstraint(LinearExpression(terms), relation, constant, priority: .demoted)
  }
}
