/// An incremental solver for linear constraints with priorities: Cassowary with strict levels
/// instead of weights.
///
/// The solution satisfies every required constraint. Among all such points, it has the least total
/// violation at the highest optional priority, among these the least at the next one, and so on.
/// Weights cannot express that, because a `Double` has room for about eight levels of them. Both
/// statements hold up to rounding, and `accuracy` reports when rounding errors became too large.
///
/// A solver is a value, and copies are independent. It is solved after every call, and a call that
/// throws leaves it as it was. Equal sequences of calls give equal results, bit for bit.
///
/// If the constraints leave a choice, each constraint determines its subject or, without a subject,
/// the variable created first. All other variables are 0, including those that no constraint
/// mentions. Without subjects, the order of additions does not matter.
///
/// ```swift
/// var solver = Solver()
/// let (left, right) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(
///   LinearConstraint(LinearExpression(right) - LinearExpression(left), .equal, 100))
/// let wish = try solver.add(
///   LinearConstraint(LinearExpression(left), .equal, 20, priority: Priority(750)))
/// solver.value(of: right)  // 120
/// try solver.setConstant(of: wish, to: 30)
/// solver.value(of: right)  // 130
/// ```
///
/// The algorithm: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001, <https://constraints.cs.washington.edu/solvers/cassowary-tochi.pdf>.
///
/// The cost of a change is that of the rows it touches. These are the rows that depend on a marker
/// of the constraint, and those that the simplex changes on its way to the new solution. Other
/// constraints add no cost, whatever their number.
public struct Solver: Sendable {
  private var simplex = Simplex()
  private var edits: [Variable: ConstraintID] = [:]

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Creates a solver with a limit other than `SolverError.largestTableau`.
  package init(cellLimit: Int) { simplex.cellLimit = cellLimit }

  // MARK: Variables

  /// Creates a variable. The name is used in dumps only and need not be unique; without one, dumps
  /// print `v` and the id.
  public mutating func makeVariable(name: String? = nil) -> Variable {
    simplex.makeVariable(name: name)
  }

  /// Removes a variable and frees its memory. No constraint may mention the variable, and it may
  /// not be used afterwards.
  public mutating func removeVariable(_ variable: Variable) {
    simplex.removeVariable(variable)
  }

  /// Returns the value of the variable in the solution. The variable must not have been removed.
  public func value(of variable: Variable) -> Double {
    simplex.value(of: variable)
  }

  /// Calls `body` with the index of each variable whose value may have changed since the previous
  /// call of this function.
  ///
  /// Before the first call, a change is a difference from 0. Each index is reported once, in an
  /// arbitrary but reproducible order. Removed variables are included.
  ///
  /// - Complexity: O(*n*) in the number of variables that moved, without allocation.
  package mutating func takeMoved(_ body: (_ index: Int) -> Void) {
    simplex.tableau.moved.take { body($0.index) }
  }

  /// Whether other values of the variable would satisfy the constraints equally well. True for a
  /// variable that no constraint mentions.
  ///
  /// This is a cheap test of the current vertex only. It may miss a choice where several
  /// constraints meet in one point.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    simplex.isAmbiguous(variable)
  }

  // MARK: Constraints

  /// Adds a constraint and solves again. Its variables must belong to this solver.
  ///
  /// - Throws: `SolverError.unsatisfiable` if a required constraint contradicts others,
  ///   `SolverError.unsolved` if rounding prevents an answer, `SolverError.outOfRange` for a number
  ///   beyond the solver's limits, and `SolverError.tooLarge` if the dependences between the
  ///   variables would take gigabytes.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try simplex.add(constraint)
  }

  /// Removes a constraint and solves again. It must be in the solver.
  public mutating func remove(_ id: ConstraintID) {
    simplex.remove(CollectionOfOne(id))
  }

  /// Removes several constraints and solves once. Each must be in the solver and occur once.
  ///
  /// This is cheaper than single removals, which also optimise every intermediate state. If the
  /// constraints leave a choice, the solution can differ from that after single removals.
  public mutating func remove(_ ids: some Sequence<ConstraintID>) {
    simplex.remove(ids)
  }

  /// Whether a constraint has been added and not removed since.
  public func contains(_ id: ConstraintID) -> Bool { simplex.installed.contains(id) }

  /// Returns the constraint with its current constant and priority. It must be in the solver.
  public func constraint(_ id: ConstraintID) -> LinearConstraint {
    simplex.installed[simplex.slot(of: id)]!.constraint
  }

  /// Returns the amount by which the constraint is violated at the current solution, at least 0.
  ///
  /// The terms are evaluated, so that a satisfied constraint may show rounding noise (below 1e-9
  /// for numbers of layout size).
  ///
  /// - Complexity: O(*n*) in the number of its terms.
  public func violation(of id: ConstraintID) -> Double {
    simplex.violation(at: simplex.slot(of: id))
  }

  /// Whether the variable's value changes with a small change of a constraint's right-hand side.
  /// Considers the current vertex only. The constraint must be in the solver.
  public func value(of variable: Variable, dependsOn id: ConstraintID) -> Bool {
    simplex.value(of: variable.symbol, dependsOn: id)
  }

  /// Whether the violation of an optional constraint changes with a small change of another
  /// constraint's right-hand side. False for a satisfied constraint. Both must be in the solver.
  public func violation(of id: ConstraintID, dependsOn other: ConstraintID) -> Bool {
    simplex.violation(of: id, dependsOn: other)
  }

  /// Changes the right-hand side of a constraint and solves again. This is the cheapest change, and
  /// it allocates no memory.
  ///
  /// - Throws: `SolverError.unsatisfiable` if the required constraints then contradict each other,
  ///   `SolverError.unsolved`, `SolverError.outOfRange`.
  /// - Complexity: O(*n*) in the rows that depend on the constraint, while the set of active bounds
  ///   is unchanged.
  public mutating func setConstant(
    of id: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try simplex.setConstant(at: simplex.slot(of: id), to: constant)
  }

  /// Changes several right-hand sides and solves once, so that only the final state must be
  /// satisfiable. If a constraint occurs more than once, its last change counts.
  ///
  /// - Throws: The errors of `setConstant(of:to:)`. None of the changes is made then.
  public mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    try simplex.setConstants(changes)
  }

  /// Moves a constraint to another priority level. Its id stays valid.
  ///
  /// - Throws: `SolverError.unsatisfiable` if the constraint becomes required and contradicts
  ///   others, `SolverError.unsolved`.
  public mutating func setPriority(
    of id: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    try simplex.setPriority(at: simplex.slot(of: id), to: priority)
  }

  // MARK: Edit variables

  /// Starts an edit, which pulls the variable towards the values suggested for it, at first towards
  /// its current value.
  ///
  /// Use an edit for a number that the user moves, such as a scroll offset under a finger. The
  /// variable must not be under edit already.
  ///
  /// - Throws: The errors of `add(_:)`.
  public mutating func beginEdit(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    precondition(edits[variable] == nil, "\(simplex.name(of: variable)) is being edited")
    let hold = LinearConstraint(
      LinearExpression(variable), .equal, value(of: variable), priority: priority)
    edits[variable] = try add(hold)
  }

  /// Moves an edit variable and solves again.
  ///
  /// - Throws: The errors of `setConstant(of:to:)`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(of: edit(of: variable), to: value)
  }

  /// Ends an edit: the variable is no longer pulled towards the suggested value.
  public mutating func endEdit(_ variable: Variable) {
    remove(edit(of: variable))
    edits[variable] = nil
  }

  private func edit(of variable: Variable) -> ConstraintID {
    guard let id = edits[variable] else {
      preconditionFailure("\(simplex.name(of: variable)) is not being edited")
    }
    return id
  }

  // MARK: Accuracy

  /// The accuracy of the solution after the last change.
  ///
  /// It is other than `.kept` only if coefficients multiply to millions along a chain of
  /// constraints. The solver has then recomputed its tableau and solved from scratch without
  /// success.
  public var accuracy: SolverAccuracy { simplex.accuracy }

  // MARK: For tests and debugging

  /// The tableau as text for debugging: a legend, the constraints, the levels of the objective and
  /// all rows, each in a fixed order. The format may change.
  public var dump: String { simplex.dump }

  /// Whether every change is followed by a check that the tableau is consistent and optimal, which
  /// traps if it is not. Slow, because the check covers everything.
  public var checksInvariants: Bool {
    get { simplex.checksInvariants }
    set { simplex.checksInvariants = newValue }
  }

  /// Returns a description of the first violated invariant, or nil if all of them hold.
  package func brokenInvariant() -> String? { simplex.brokenInvariant() }

  /// The number of simplex steps so far, for tests that must know whether any were needed.
  package var pivotCount: Int { simplex.pivots.count }

  /// The number of cells that rows of the tableau have reserved: at most twice the number in use.
  package var cellCount: Int { simplex.tableau.cellCount }

  /// The numbers of constraints, rows, symbols and levels in the tableau, without free slots.
  package var liveCounts: [Int] { simplex.liveCounts }

  /// The number of elements that fit into all buffers. No memory has been allocated while it is
  /// unchanged.
  package var storageCapacity: Int { simplex.storageCapacity }
}
