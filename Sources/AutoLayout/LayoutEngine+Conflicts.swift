import Cassowary
import Foundation

/// Resolution of conflicts: if required constraints contradict each other, one of them is demoted,
/// not removed.
///
/// A demoted constraint is stronger than every optional one, so that its violation stays as small
/// as possible. It becomes required again as soon as the violation is 0.
extension LayoutEngine {
  /// Demotes one of the rows and reports the conflict, once for each set of rows.
  ///
  /// Returns the demoted row, or nil if none of them may be broken. If that row is not in the
  /// solver yet, the caller adds it with the lower priority.
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

  /// Makes satisfied rows required again that had been demoted.
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
        // Rounding is the only reason: the row is satisfied to within the tolerance, but not
        // exactly. It stays demoted.
        continue
      }
    }
    demoted.removeAll { !$0.isDemoted }
  }

  // MARK: - The choice

  /// Returns the row to break.
  ///
  /// Constraints on the axis that failed are candidates first. They are ordered by kind, then
  /// inequalities before equations, then by the order in which they entered the solver. Without any
  /// constraint, the candidates are the engine's own rules.
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

  /// Reports the conflict unless its set of constraints was reported before.
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
  /// The kind's position in the order of breaking. The order agrees with 18 of the 22 published
  /// conflict logs from which it can be decided.
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
