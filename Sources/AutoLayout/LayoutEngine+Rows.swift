import Cassowary
import Foundation

/// Insertion of rows into the solver, and their removal.
extension LayoutEngine {
  /// Returns the row of a constraint, creating it if necessary.
  func row(for constraint: LayoutConstraint) -> LayoutRow {
    let key = ObjectIdentifier(constraint)
    if let row = rowsByConstraint[key] { return row }
    let row = LayoutRow(constraint)
    rowsByConstraint[key] = row
    return row
  }

  /// Counts a row that enters the solver and numbers it if it is new.
  private func count(_ row: LayoutRow) {
    rowCount += 1
    if row.serial == 0 { row.serial = rowCount }
  }

  /// Adds all waiting constraints to the solver, in the order of activation.
  func installWaiting() {
    let arrived = waiting
    waiting = []
    for constraint in arrived {
      let row = row(for: constraint)
      count(row)
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
    count(row)
    row.slope = slope
    item.rules.append(row)
    if rule.followsTree { watch(item) }
    install(row, LinearConstraint(expression, relation, constant, priority: priority))
    return row
  }

  /// Adds a row to the solver, demoting required constraints until it fits.
  func install(_ row: LayoutRow, _ wanted: LinearConstraint) {
    var constraint = wanted.limited
    needsReading = true
    row.constant = constraint.constant
    needsAmbiguityCheck = true
    while row.id == nil {
      do throws(SolverError) {
        let id = try solver.add(constraint)
        row.id = id
        rowsByID[id] = row
        countContentUses(of: row, constraint, by: 1)
      } catch {
        if case .tooLarge = error { reportSize(row) }
        guard case .unsatisfiable(let ids) = error else { return }
        let rows = ids.compactMap { rowsByID[$0] } + [row]
        let victim = resolve(rows, axis: row.axis)
        if victim == nil { demote(row) }
        if victim == nil || victim === row { constraint = constraint.demoted }
      }
    }
  }

  private func reportSize(_ row: LayoutRow) {
    guard fitting == nil, !hasReportedSize else { return }
    hasReportedSize = true
    problems.append(.tooLarge(row.statement))
  }

  func withdraw(_ row: LayoutRow) { withdraw([row]) }

  /// Removes rows from the solver, which then solves once. Rows that are not in the solver are
  /// ignored.
  func withdraw(_ rows: [LayoutRow]) {
    var ids: [ConstraintID] = []
    for row in rows {
      guard let id = row.id else { continue }
      countContentUses(of: row, solver.constraint(id), by: -1)
      rowsByID[id] = nil
      row.leaveSolver()
      ids.append(id)
    }
    guard !ids.isEmpty else { return }
    solver.remove(ids)
    pending.removeAll { rowsByID[$0.id] == nil }
    demoted.removeAll { !$0.isDemoted }
    needsReading = true
    needsAmbiguityCheck = true
  }

  /// Queues a new right-hand side for the next solution, limited to the layout's range of numbers.
  func set(_ row: LayoutRow, to wanted: Double) {
    let constant = LayoutLimit.limited(wanted)
    guard let id = row.id, constant != row.constant else { return }
    row.constant = constant
    pending.append((id, constant))
  }

  /// Counts the constraints that mention a size of scrolling content, directly or through margins.
  /// The engine determines the content size on an axis only if a constraint mentions it.
  private func countContentUses(of row: LayoutRow, _ constraint: LinearConstraint, by count: Int) {
    guard row.constraint != nil else { return }
    for term in constraint.terms where term.coefficient != 0 {
      guard let (item, axis) = contentOwners[term.variable] else { continue }
      switch axis {
      case .horizontal: item.scroll?.widthUses += count
      case .vertical: item.scroll?.heightUses += count
      }
    }
  }
}

extension LinearConstraint {
  fileprivate var limited: LinearConstraint {
    let limited = LayoutLimit.limited(constant)
    if limited == constant { return self }
    return LinearConstraint(
      LinearExpression(terms), relation, limited, priority: priority, subject: subject)
  }

  fileprivate var demoted: LinearConstraint {
    LinearConstraint(
      LinearExpression(terms), relation, constant, priority: .demoted, subject: subject)
  }
}
