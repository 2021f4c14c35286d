import Cassowary
import Foundation

/// The rows in the solver, and the constants that wait for the next solution. Only this file
/// changes the solver.
///
/// If required rows contradict each other, one of them is demoted, not removed. A demoted row
/// outranks every optional row, so its violation is as small as possible. It becomes required again
/// as soon as the violation is 0.
@MainActor
struct LayoutRows {
  private(set) var solver: Solver
  private let cellLimit: Int
  private var byID: [ConstraintID: LayoutRow] = [:]
  /// The constants that the next solution will set.
  private var pending: [(id: ConstraintID, constant: Double)] = []
  private var demoted: [LayoutRow] = []
  /// The number of rows that were counted for the solver so far.
  private(set) var rowCount = 0
  /// Whether variables may have changed since the solution was last read.
  private var needsReading = true
  /// Whether rows were added or removed since the last check for ambiguities.
  private var needsAmbiguityCheck = true

  init(cellLimit: Int) {
    self.cellLimit = cellLimit
    solver = Solver(cellLimit: cellLimit)
  }

  // MARK: - Variables

  /// Creates a variable. Its value is 0 until a row mentions it.
  mutating func makeVariable() -> Variable {
    needsReading = true
    return solver.makeVariable()
  }

  /// Frees the variables' memory. No row may mention them.
  mutating func remove(_ variables: [Variable]) {
    for variable in variables { solver.removeVariable(variable) }
  }

  /// Calls `body` with the index of each variable that may have moved since the last call.
  mutating func takeMoved(_ body: (_ index: Int) -> Void) {
    guard needsReading else { return }
    needsReading = false
    solver.takeMoved(body)
  }

  /// Returns whether rows were added or removed since the last call.
  mutating func takeNeedsAmbiguityCheck() -> Bool {
    defer { needsAmbiguityCheck = false }
    return needsAmbiguityCheck
  }

  // MARK: - Rows

  /// Counts a row for the solver, and numbers it the first time.
  mutating func count(_ row: LayoutRow) {
    rowCount += 1
    if row.serial == 0 { row.serial = rowCount }
  }

  /// Adds a row to the solver. After each conflict, demotes a required row and tries again. Returns
  /// whether the solver accepted the row.
  mutating func enter(
    _ row: LayoutRow, _ wanted: LinearConstraint, _ findings: inout LayoutFindings
  ) -> Bool {
    var constraint = wanted.limited
    row.constant = constraint.constant
    needsReading = true
    needsAmbiguityCheck = true
    while row.id == nil {
      do throws(SolverError) {
        let id = try solver.add(constraint)
        row.id = id
        byID[id] = row
      } catch {
        if case .tooLarge = error { findings.report(tooLargeFor: row) }
        guard case .unsatisfiable(let ids) = error else { return false }
        let rows = ids.compactMap { byID[$0] } + [row]
        let victim = resolve(rows, axis: row.axis, &findings)
        if victim == nil { demote(row) }
        if victim == nil || victim === row { constraint = constraint.demoted }
      }
    }
    return true
  }

  /// Removes rows from the solver, which then solves once. Rows that are not in the solver are
  /// ignored.
  mutating func remove(_ rows: [LayoutRow]) {
    var ids: [ConstraintID] = []
    for row in rows {
      guard let id = row.id else { continue }
      byID[id] = nil
      row.removeFromSolver()
      ids.append(id)
    }
    guard !ids.isEmpty else { return }
    solver.remove(ids)
    pending.removeAll { byID[$0.id] == nil }
    demoted.removeAll { !$0.isDemoted }
    needsReading = true
    needsAmbiguityCheck = true
  }

  /// Removes all rows and variables.
  mutating func removeAll() {
    solver = Solver(cellLimit: cellLimit)
    (byID, pending, demoted) = ([:], [], [])
    needsReading = true
  }

  // MARK: - Constants

  /// Queues a new right-hand side for the next solution, limited to the layout's range of numbers.
  mutating func set(_ row: LayoutRow, to wanted: Double) {
    let constant = LayoutLimit.limited(wanted)
    guard let id = row.id, constant != row.constant else { return }
    row.constant = constant
    pending.append((id, constant))
  }

  /// Solves for all pending constants, then makes demoted rows required again where possible.
  /// Allocates memory only if there is a conflict.
  mutating func solve(_ findings: inout LayoutFindings) {
    setPending(&findings)
    restore()
  }

  private mutating func setPending(_ findings: inout LayoutFindings) {
    while !pending.isEmpty {
      needsReading = true
      do throws(SolverError) {
        try solver.setConstants(pending)
        pending.removeAll(keepingCapacity: true)
      } catch {
        guard case .unsatisfiable(let ids) = error,
          resolve(ids.compactMap { byID[$0] }, axis: failingAxis(ids), &findings) != nil
        else { return setOneByOne() }
      }
    }
  }

  /// Sets the pending constants one at a time and skips those that the solver refuses, because no
  /// row of the conflict may be demoted.
  private mutating func setOneByOne() {
    for change in pending {
      do throws(SolverError) {
        try solver.setConstant(of: change.id, to: change.constant)
      } catch {
        byID[change.id]?.constant = solver.constraint(change.id).constant
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Returns the axis of the first pending change that is part of the conflict.
  private func failingAxis(_ conflict: [ConstraintID]) -> LayoutAxis? {
    for change in pending where conflict.contains(change.id) {
      if let axis = byID[change.id]?.axis { return axis }
    }
    return nil
  }

  // MARK: - Conflicts

  /// Demotes one of the rows, reports the conflict, and returns that row. If the row is not in the
  /// solver yet, the caller demotes it. Returns nil if none of the rows may be broken.
  private mutating func resolve(
    _ rows: [LayoutRow], axis: LayoutAxis?, _ findings: inout LayoutFindings
  ) -> LayoutRow? {
    guard let victim = LayoutRow.rowToBreak(among: rows, axis: axis) else { return nil }
    findings.report(conflict: rows, breaking: victim)
    demote(victim)
    return victim
  }

  private mutating func demote(_ row: LayoutRow) {
    row.isDemoted = true
    demoted.append(row)
    guard let id = row.id else { return }
    do {
      try solver.setPriority(of: id, to: .demoted)
    } catch {
      preconditionFailure("demoting \(id.id) was refused: \(error)")
    }
  }

  /// Makes demoted rows required again if they are satisfied.
  private mutating func restore() {
    if demoted.isEmpty { return }
    for row in demoted {
      guard let id = row.id, isSatisfied(row, id) else { continue }
      do throws(SolverError) {
        try solver.setPriority(of: id, to: .required)
        row.isDemoted = false
      } catch {
        // Only a rounding error prevents it: the row is satisfied within the tolerance, but not
        // exactly. It stays demoted.
        continue
      }
    }
    demoted.removeAll { !$0.isDemoted }
  }

  /// The maximum violation of a satisfied row, relative to its constant or to one point if that is
  /// larger.
  private static let satisfied = 1e-9

  private func isSatisfied(_ row: LayoutRow, _ id: ConstraintID) -> Bool {
    solver.violation(of: id) <= Self.satisfied * max(1, abs(row.constant))
  }

  /// Whether the violation of a demoted row changes with the constant of the row given.
  func breaksAny(dependingOn id: ConstraintID) -> Bool {
    demoted.contains { row in
      row.id.map { solver.violation(of: $0, dependsOn: id) } ?? false
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
