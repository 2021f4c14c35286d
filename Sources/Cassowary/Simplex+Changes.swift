/// The changes that a caller can make. Each leaves the tableau solved or, if it fails, as it was.
extension Simplex {
  mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try check(constraint)
    guard tableau.cellCount < cellLimit else { throw .tooLarge(cells: tableau.cellCount) }
    let id = installed.takeID()
    do {
      installed[id.slot] = try install(constraint, id: id)
    } catch {
      installed.release(id)
      finishChange()
      throw error
    }
    owners.countUses(of: constraint, by: 1)
    finishChange()
    return id
  }

  mutating func remove(_ ids: some Sequence<ConstraintID>) {
    for id in ids {
      let old = installed[slot(of: id)]!
      uninstall(old)
      owners.countUses(of: old.constraint, by: -1)
      installed.release(id)
    }
    optimize()
    finishChange()
  }

  mutating func setConstant(at slot: Int, to constant: Double) throws(SolverError) {
    try check(constant)
    let old = installed[slot]!.constraint.constant
    guard constant != old else { return }
    beginRepair()
    shiftConstant(at: slot, to: constant)
    do {
      try restoreFeasibility()
    } catch {
      undoPivots()
      shiftConstant(at: slot, to: old)
      finishChange()
      throw error
    }
    finishChange()
  }

  mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    for change in changes { try check(change.constant) }
    beginRepair()
    oldConstants.removeAll(keepingCapacity: true)
    for change in changes {
      let slot = slot(of: change.id)
      oldConstants.append(installed[slot]!.constraint.constant)
      shiftConstant(at: slot, to: change.constant)
    }
    do {
      try restoreFeasibility()
    } catch {
      undoPivots()
      for i in changes.indices.reversed() {
        shiftConstant(at: slot(of: changes[i].id), to: oldConstants[i])
      }
      finishChange()
      throw error
    }
    finishChange()
  }

  mutating func setPriority(at slot: Int, to priority: Priority) throws(SolverError) {
    let old = installed[slot]!
    guard priority != old.constraint.priority else { return }
    var constraint = old.constraint
    constraint.priority = priority
    do {
      if priority.isRequired {
        // Install it in addition to the optional constraint first, because that can be undone.
        installed[slot] = try install(constraint, id: old.id)
        uninstall(old)
        optimize()
      } else {
        uninstall(old)
        optimize()
        installed[slot] = try install(constraint, id: old.id)
      }
    } catch {
      finishChange()
      throw error
    }
    finishChange()
  }

  private mutating func shiftConstant(at slot: Int, to constant: Double) {
    let old = installed[slot]!
    installed.setConstant(at: slot, to: constant)
    tableau.shift(old.marker, by: old.sign * (old.constraint.constant - constant) / old.scale)
  }

  private func check(_ constraint: LinearConstraint) throws(SolverError) {
    try check(constraint.constant)
    for term in constraint.terms {
      precondition(isLive(term.variable), "variable \(term.variable.id) is not in the solver")
      guard abs(term.coefficient) <= SolverError.largestCoefficient else {
        throw .outOfRange(term.coefficient)
      }
    }
  }

  private func check(_ constant: Double) throws(SolverError) {
    guard abs(constant) <= SolverError.largestConstant else { throw .outOfRange(constant) }
  }
}
