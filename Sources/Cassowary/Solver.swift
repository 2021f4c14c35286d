/// An incremental simplex for linear constraints with priorities: Cassowary (Badros, Borning and
/// Stuckey, 2001) with one objective row a priority instead of weights.
///
/// The solution always satisfies every required constraint; among all such points it has the
/// least total violation at the highest optional priority, among these the least at the next, and
/// so on. Weights cannot express that: a double holds about eight levels of them.
///
/// A value: copies are independent. Every call leaves the solver solved; one that throws leaves it
/// as it was. Equal sequences of calls give equal results, bit for bit.
///
/// What constraints leave open is decided like this: of the variables that could be determined,
/// the one created first is; the others, and those no constraint mentions, are 0.
public struct Solver: Sendable {
  /// A constraint in the tableau. Markers identify it there: with `marker` and `other` written as
  /// m and o, the row is `0 = terms - constant + sign * (m - o)`.
  struct Installed: Sendable {
    var id: ConstraintID
    var constraint: LinearConstraint
    var marker: Symbol
    /// The second symbol of an optional constraint, else `.none`.
    var other: Symbol
    var sign: Double { constraint.relation == .greaterThanOrEqual ? -1 : 1 }
  }

  /// One priority in use, and the sum of its errors as a row of the tableau.
  struct Level: Sendable {
    let priority: Priority
    let row: Int
    var constraintCount = 0
  }

  var tableau = Tableau()
  /// Strongest first.
  var levels: [Level] = []
  /// By variable id.
  var symbols: [Symbol] = []
  var names: [String] = []
  var useCounts: [Int] = []
  /// By constraint id: the place in `installed`, or -1 once removed.
  var slots: [Int32] = []
  var installed: [Installed?] = []
  var freeSlots: [Int] = []
  /// By symbol index: the constraint that brought it in.
  var owners: [ConstraintID] = []
  var edits: [Variable: ConstraintID] = [:]
  var simplex = SimplexState()

  /// Checks after every change that the tableau is consistent and optimal, and traps if not. Slow:
  /// looks at everything. For tests.
  public var checksInvariants = false

  public init() {}

  // MARK: Variables

  /// The name is for dumps only; it need not be unique. Without one, dumps say `v` and the id.
  public mutating func makeVariable(name: String? = nil) -> Variable {
    let variable = Variable(id: symbols.count)
    symbols.append(tableau.makeSymbol(.external))
    names.append(name ?? "v\(variable.id)")
    useCounts.append(0)
    owners.append(ConstraintID(id: -1))
    return variable
  }

  /// Gives back what a variable occupies. No constraint may mention it, and it may not be used
  /// afterwards.
  public mutating func removeVariable(_ variable: Variable) {
    precondition(useCounts[variable.id] == 0, "constraints mention \(names[variable.id])")
    tableau.retire(symbols[variable.id])
    names[variable.id] = ""
    useCounts[variable.id] = -1
  }

  public func value(of variable: Variable) -> Double {
    tableau.value(symbols[variable.id])
  }

  /// Whether other values of the variable would satisfy the constraints equally well. A cheap test
  /// that looks at the present vertex only: it may miss a choice where several constraints meet in
  /// one point. True for a variable that no constraint mentions.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard let slot = tableau.row(ofBasic: symbols[variable.id]) else { return true }
    return tableau.cells(of: slot).contains { cell in
      cell.symbol.isExternal || cell.symbol.isRestricted && isFreeToGrow(cell.symbol)
    }
  }

  // MARK: Constraints

  /// Adds a constraint and solves again. A required one that contradicts others is refused.
  /// Variables must belong to this solver.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try check(constraint)
    let id = ConstraintID(id: slots.count)
    slots.append(-1)
    let new = try installOrRestore(constraint, id: id)
    let slot = freeSlots.popLast() ?? installed.count
    if slot == installed.count { installed.append(new) } else { installed[slot] = new }
    slots[id.id] = Int32(slot)
    for term in constraint.terms { useCounts[term.variable.id] += 1 }
    finishChange()
    return id
  }

  /// Takes a constraint away and solves again. It must be in the solver.
  public mutating func remove(_ id: ConstraintID) {
    let slot = slot(of: id)
    uninstall(installed[slot]!)
    for term in installed[slot]!.constraint.terms { useCounts[term.variable.id] -= 1 }
    installed[slot] = nil
    freeSlots.append(slot)
    slots[id.id] = -1
    finishChange()
  }

  public func contains(_ id: ConstraintID) -> Bool {
    slots.indices.contains(id.id) && slots[id.id] >= 0
  }

  /// The constraint as it is now: with the constant and priority set last.
  public func constraint(_ id: ConstraintID) -> LinearConstraint {
    installed[slot(of: id)]!.constraint
  }

  /// How far the constraint is from holding at the present solution, at least 0. Evaluates its
  /// terms, so that a satisfied one may show rounding noise (below 1e-9 for layout-sized numbers).
  public func violation(of id: ConstraintID) -> Double {
    let constraint = installed[slot(of: id)]!.constraint
    var excess = -constraint.constant
    for term in constraint.terms { excess += term.coefficient * value(of: term.variable) }
    switch constraint.relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  /// Changes the right-hand side in place: the cheapest change there is, without allocation.
  public mutating func setConstant(
    of id: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try check(constant)
    let slot = slot(of: id)
    let old = installed[slot]!.constraint.constant
    guard constant != old else { return }
    beginRepair()
    shiftConstant(at: slot, to: constant)
    if let conflict = restoreFeasibility() {
      undoPivots()
      shiftConstant(at: slot, to: old)
      finishChange()
      throw .unsatisfiable(conflict: conflict)
    }
    finishChange()
  }

  /// Changes several right-hand sides and solves once, so that only the final state has to be
  /// satisfiable. A constraint may occur more than once; the last change counts.
  public mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    for change in changes { try check(change.constant) }
    beginRepair()
    simplex.oldConstants.removeAll(keepingCapacity: true)
    for change in changes {
      let slot = slot(of: change.id)
      simplex.oldConstants.append(installed[slot]!.constraint.constant)
      shiftConstant(at: slot, to: change.constant)
    }
    if let conflict = restoreFeasibility() {
      undoPivots()
      for (change, old) in zip(changes, simplex.oldConstants).reversed() {
        shiftConstant(at: slot(of: change.id), to: old)
      }
      finishChange()
      throw .unsatisfiable(conflict: conflict)
    }
    finishChange()
  }

  /// Moves a constraint to another level, keeping its id. Making one required can fail.
  public mutating func setPriority(
    of id: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    let slot = slot(of: id)
    let old = installed[slot]!
    guard priority != old.constraint.priority else { return }
    var constraint = old.constraint
    constraint.priority = priority
    if priority.isRequired {
      // Beside the optional one first: that can be taken back.
      installed[slot] = try installOrRestore(constraint, id: id)
      uninstall(old)
    } else {
      uninstall(old)
      installed[slot] = try installOrRestore(constraint, id: id)
    }
    finishChange()
  }

  func slot(of id: ConstraintID) -> Int {
    precondition(contains(id), "constraint \(id.id) is not in the solver")
    return Int(slots[id.id])
  }

  private mutating func installOrRestore(
    _ constraint: LinearConstraint, id: ConstraintID
  ) throws(SolverError) -> Installed {
    do {
      return try install(constraint, id: id)
    } catch {
      finishChange()
      throw error
    }
  }

  private func check(_ constraint: LinearConstraint) throws(SolverError) {
    try check(constraint.constant)
    for term in constraint.terms {
      precondition(useCounts[term.variable.id] >= 0, "variable \(term.variable.id) was removed")
      guard abs(term.coefficient) <= 1e6 else { throw .outOfRange(term.coefficient) }
    }
  }

  private func check(_ constant: Double) throws(SolverError) {
    guard abs(constant) <= 1e8 else { throw .outOfRange(constant) }
  }

  private mutating func shiftConstant(at slot: Int, to constant: Double) {
    let old = installed[slot]!
    installed[slot]!.constraint.constant = constant
    tableau.shift(old.marker, by: old.sign * (old.constraint.constant - constant))
  }
}
