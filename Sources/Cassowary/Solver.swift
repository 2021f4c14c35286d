/// An incremental solver for linear constraints with priorities: Cassowary with strict levels
/// instead of weights.
///
/// The solution always satisfies every required constraint; among all such points it has the
/// least total violation at the highest optional priority, among these the least at the next, and
/// so on. Weights cannot express that: a double holds about eight levels of them. Both hold up to
/// rounding; `accuracy` tells when rounding was too much.
///
/// A value: copies are independent. Every call leaves the solver solved; one that throws leaves it
/// as it was. Equal sequences of calls give equal results, bit for bit.
///
/// What constraints leave open is decided like this: of the variables that could be determined, the
/// constraint's subject is, or without one the variable created first; the others, and those no
/// constraint mentions, are 0. Without subjects the order of additions does not matter.
///
///     var solver = Solver()
///     let (left, right) = (solver.makeVariable(), solver.makeVariable())
///     try solver.add(
///       LinearConstraint(LinearExpression(right) - LinearExpression(left), .equal, 100))
///     let wish = try solver.add(
///       LinearConstraint(LinearExpression(left), .equal, 20, priority: Priority(750)))
///     solver.value(of: right)  // 120
///     try solver.setConstant(of: wish, to: 30)
///     solver.value(of: right)  // 130
///
/// The algorithm: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001, <https://constraints.cs.washington.edu/solvers/cassowary-tochi.pdf>.
///
/// A change costs what the rows cost that it touches: those that depend on a marker of the
/// constraint, and those the simplex passes through to the new solution. Other constraints cost
/// nothing, however many there are.
public struct Solver: Sendable {
  private var simplex = Simplex()
  private var edits: [Variable: ConstraintID] = [:]

  /// Without variables and constraints.
  public init() {}

  /// With another limit than `SolverError.largestTableau`.
  package init(cellLimit: Int) { simplex.cellLimit = cellLimit }

  // MARK: Variables

  /// The name is for dumps only; it need not be unique. Without one, dumps say `v` and the id.
  public mutating func makeVariable(name: String? = nil) -> Variable {
    simplex.makeVariable(name: name)
  }

  /// Gives back what a variable occupies. No constraint may mention it, and it may not be used
  /// afterwards.
  public mutating func removeVariable(_ variable: Variable) {
    simplex.removeVariable(variable)
  }

  /// The variable's part of the solution. Must not have been removed.
  public func value(of variable: Variable) -> Double {
    simplex.value(of: variable)
  }

  /// Calls `body` with the index of each variable whose value may be another than when this was called
  /// last, or than 0 before it was called: in no meaningful (but reproducible) order, each once, removed
  /// ones among them.
  ///
  /// - Complexity: O(*n*) in the variables that moved, without allocation.
  package mutating func takeMoved(_ body: (_ index: Int) -> Void) {
    simplex.tableau.moved.take { body($0.index) }
  }

  /// Whether other values of the variable would satisfy the constraints equally well. A cheap test
  /// that looks at the present vertex only: it may miss a choice where several constraints meet in
  /// one point. True for a variable that no constraint mentions.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    simplex.isAmbiguous(variable)
  }

  // MARK: Constraints

  /// Adds a constraint and solves again. Variables must belong to this solver.
  ///
  /// - Throws: `SolverError.unsatisfiable` for a required one that contradicts others,
  ///   `SolverError.unsolved` where rounding keeps the solver from finding out,
  ///   `SolverError.outOfRange` for a number no solver takes, `SolverError.tooLarge` once so much
  ///   depends on so much that the solver would take gigabytes.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try simplex.add(constraint)
  }

  /// Takes a constraint away and solves again. It must be in the solver.
  public mutating func remove(_ id: ConstraintID) {
    simplex.remove(CollectionOfOne(id))
  }

  /// Takes several constraints away and solves once: cheaper than one by one, since no optimum is
  /// sought for states nobody sees. Each must be in the solver and occur once.
  ///
  /// Where the constraints leave a choice, the solution can be another than after single removals.
  public mutating func remove(_ ids: some Sequence<ConstraintID>) {
    simplex.remove(ids)
  }

  /// Whether a constraint has been added and not removed since.
  public func contains(_ id: ConstraintID) -> Bool { simplex.contains(id) }

  /// The constraint as it is now: with the constant and priority set last. Must be in the solver.
  public func constraint(_ id: ConstraintID) -> LinearConstraint {
    simplex.installed[simplex.slot(of: id)]!.constraint
  }

  /// How far the constraint is from holding at the present solution, at least 0. Evaluates its
  /// terms, so that a satisfied one may show rounding noise (below 1e-9 for layout-sized numbers).
  ///
  /// - Complexity: O(*n*) in the number of its terms.
  public func violation(of id: ConstraintID) -> Double {
    simplex.violation(at: simplex.slot(of: id))
  }

  /// Whether the variable's value changes with the right-hand side of a constraint, if that changes
  /// a little. Looks at the present vertex only. The constraint must be in the solver.
  public func value(of variable: Variable, dependsOn id: ConstraintID) -> Bool {
    simplex.value(of: variable.symbol, dependsOn: id)
  }

  /// Whether the violation of an optional constraint changes with the right-hand side of another
  /// one, if that changes a little. False for one that is satisfied. Both must be in the solver.
  public func violation(of id: ConstraintID, dependsOn other: ConstraintID) -> Bool {
    simplex.violation(of: id, dependsOn: other)
  }

  /// Changes the right-hand side in place: the cheapest change there is, without allocation.
  ///
  /// - Throws: `SolverError.unsatisfiable` if the required constraints then contradict each other,
  ///   `SolverError.unsolved`, `SolverError.outOfRange`.
  /// - Complexity: O(*n*) in the rows that depend on the constraint, while the same bounds hold.
  public mutating func setConstant(
    of id: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try simplex.setConstant(at: simplex.slot(of: id), to: constant)
  }

  /// Changes several right-hand sides and solves once, so that only the final state has to be
  /// satisfiable. A constraint may occur more than once; the last change counts.
  ///
  /// - Throws: As `setConstant(of:to:)`; then none of the changes is made.
  public mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    try simplex.setConstants(changes)
  }

  /// Moves a constraint to another level, keeping its id.
  ///
  /// - Throws: `SolverError.unsatisfiable` when making it required contradicts others,
  ///   `SolverError.unsolved`.
  public mutating func setPriority(
    of id: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    try simplex.setPriority(at: simplex.slot(of: id), to: priority)
  }

  // MARK: Edit variables

  /// Starts an edit: from now on the variable is drawn to the values suggested for it, at first to
  /// the one it has. For numbers that someone holds and moves, like a scroll offset under a finger.
  /// Must not be edited already.
  ///
  /// - Throws: As `add(_:)`.
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
  /// - Throws: As `setConstant(of:to:)`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(of: edit(of: variable), to: value)
  }

  /// Lets go of an edit variable: nothing holds it where it was suggested.
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

  /// How far the solution can be trusted, as of the last change. Other than `.kept` only where
  /// coefficients multiply to millions along a chain of constraints; the solver has then computed
  /// its tableau anew, solved from scratch, and failed.
  public var accuracy: SolverAccuracy { simplex.accuracy }

  // MARK: For tests and debugging

  /// The tableau as text for people: a legend, the constraints, the levels of the objective and
  /// all rows, each in a fixed order. The format may change.
  public var dump: String { simplex.dump }

  /// Checks after every change that the tableau is consistent and optimal, and traps if not. Slow:
  /// looks at everything.
  public var checksInvariants: Bool {
    get { simplex.checksInvariants }
    set { simplex.checksInvariants = newValue }
  }

  /// The first law found broken, in words, or nil.
  package func brokenInvariant() -> String? { simplex.brokenInvariant() }

  /// Simplex steps taken so far, for tests that want to know that there was something to do.
  package var pivotCount: Int { simplex.pivotCount }

  /// Cells that rows of the tableau have, or have room for: twice as many as they have, at most.
  package var cellCount: Int { simplex.tableau.cellCount }

  /// What is in the tableau now, places free for use not counted.
  package var liveCounts: [Int] { simplex.liveCounts }

  /// The elements all buffers have room for. While it stays the same, nothing has asked for memory.
  package var storageCapacity: Int { simplex.storageCapacity }
}
