import Cassowary
import Foundation

/// What happens when required constraints contradict each other: one of them is
/// demoted, not removed. It pulls above every optional constraint, so that its violation stays as
/// small as it can be, and is required again as soon as that is 0.
extension LayoutEngine {
  /// Demotes one of the rows and reports the conflict, once for each set. Returns the row, which is
  /// left to the caller if it is not in the solver yet; nil if none of them may be broken.
  func resolve(_ rows: [LayoutRow], axis: LayoutAxis?) -> LayoutRow? {
    guard let victim = victim(among: rows, axis: axis) else { return nil }
    report(rows, breaking: victim)
    demote(victim)
    return victim
  }

  func demote(_ row: LayoutRow) {
    row.isDemoted = true
    demoted.append(row)
    guard let id = row.id else { return }
    do {
      try solver.setPriority(of: id, to: .demoted)
    } catch {
      preconditionFailure("demoting \(id.id) was refused: \(error)")
    }
  }

  /// Makes demoted rows required again that are satisfied.
  func restore() {
    if demoted.isEmpty { return }
    for row in demoted {
      guard let id = row.id, solver.violation(of: id) <= 1e-9 * max(1, abs(row.constant)) else {
        continue
      }
      do throws(SolverError) {
        try solver.setPriority(of: id, to: .required)
        row.isDemoted = false
      } catch {
        // Only by rounding: satisfied as far as can be seen, yet not exactly. It goes on pulling.
        continue
      }
    }
    demoted.removeAll { !$0.isDemoted }
  }

  // MARK: - The choice

  /// Constraints on the axis that failed, by kind; within a kind inequalities first,
  /// then the one activated first. Without any, the engine's own rules.
  private func victim(
    among rows: [LayoutRow], axis: LayoutAxis?
  ) -> LayoutRow? {
    let explicit = rows.filter { $0.constraint != nil && !$0.isDemoted }
    let onAxis = explicit.filter { axis == nil || $0.axis == axis }
    if let choice = (onAxis.isEmpty ? explicit : onAxis).min(by: { $0.comesBefore($1) }) {
      return choice
    }
    return rows.filter { $0.ruleOrder != nil && !$0.isDemoted }.min {
      ($0.ruleOrder!, $0.serial) < ($1.ruleOrder!, $1.serial)
    }
  }

  /// Reports the conflict if its constraints are not known for one.
  private func report(_ rows: [LayoutRow], breaking victim: LayoutRow) {
    let sorted = rows.sorted { $0.serial < $1.serial }
    let explicit = sorted.filter { $0.constraint != nil }
    let named = explicit.isEmpty ? sorted : explicit
    guard fitting == nil, knownConflicts.insert(named.map(\.serial)).inserted,
      let broken = victim.statement
    else { return }
    problems.append(.conflict(sorted.compactMap(\.statement), broken: broken))
  }
}

extension LayoutRow {
  fileprivate var ruleOrder: Int? { rule?.breakingOrder }

  fileprivate func comesBefore(_ other: LayoutRow) -> Bool {
    guard let a = constraint, let b = other.constraint else { return false }
    if a.breaksLast != b.breaksLast { return b.breaksLast }
    let first = (a.breakingOrder, a.relation == .equal ? 1 : 0, serial)
    return first < (b.breakingOrder, b.relation == .equal ? 1 : 0, other.serial)
  }
}

extension LayoutConstraint {
  /// The kinds in the order in which published logs show them broken (18 of 22 decidable ones).
  fileprivate var breakingOrder: Int {
    switch firstAttribute {
    case .width, .height: second == nil ? 0 : 1
    case .right, .bottom, .trailing: 2
    case .centerX, .centerY: 3
    case .left, .top, .leading: 4
    case .firstBaseline, .lastBaseline: 5
    }
  }
}
