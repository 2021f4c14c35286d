/// The implementation of `Solver`: the constraints, the tableau built from them, and the objective.
///
/// It follows Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm" (2001, https://constraints.cs.washington.edu/solvers/cassowary-tochi.pdf), with two
/// changes. Priorities are levels that are minimised one after the other, not weights. A required
/// constraint that does not hold yet is inserted with its marker below 0, and the dual simplex
/// repairs it. The paper uses an artificial variable and a first phase instead. With the repair,
/// the objective stays optimal throughout.
///
/// The symbols, rows and slots of removed constraints are reused, so that removal leaves no garbage
/// behind.
struct Simplex: Sendable {
  /// A constraint in the tableau, where its marker identifies it. With `marker` and `other` written
  /// as m and o, its row is `0 = terms - constant + sign * scale * (m - o)`.
  struct Installed: Sendable {
    var id: ConstraintID
    var constraint: LinearConstraint
    var marker: Symbol
    /// The second symbol of an optional constraint, or `.none` for a required one.
    var other: Symbol
    var sign: Double { constraint.relation == .greaterThanOrEqual ? -1 : 1 }
    /// The unit of `marker` and `other`: the largest coefficient, rounded down to a power of two so
    /// that scaling causes no rounding error.
    ///
    /// In this unit, the slacks and errors of all rows are of similar size. So are the coefficients
    /// that pivots divide by.
    let scale: Double

    init(id: ConstraintID, constraint: LinearConstraint) {
      (self.id, self.constraint, marker, other) = (id, constraint, .none, .none)
      let largest = constraint.terms.reduce(0) { max($0, abs($1.coefficient)) }
      scale = largest > 0 ? largest.binade : 1
    }
  }

  /// The variable or constraint that a symbol belongs to.
  struct Owner: Sendable {
    /// The id of a variable, or the slot of a constraint.
    var id: Int
    var name: String?
    /// The number of constraint terms that mention the variable.
    var useCount = 0
  }

  var tableau = Tableau()
  /// The owner of each symbol, by symbol index.
  var owners: [Owner] = []
  var installed: [Installed?] = []
  var freeSlots: [Int] = []
  private var nextVariable = 0
  /// The id that was assigned last.
  private(set) var newestID = ConstraintID(id: -1, slot: -1)
  var constraintCount: Int { installed.count - freeSlots.count }

  /// The pivots since `beginRepair`, which `undoPivots` takes back.
  var trail: [(entered: Symbol, left: Symbol)] = []
  // Stored between calls to avoid allocations.
  var candidates: [Cell] = []
  var oldConstants: [Double] = []
  var pivotCount = 0
  /// The pivot count when the solution was last compared with the constraints.
  var checkedPivotCount = 0
  /// The constraint that is being added, while its row is already in the tableau.
  var arriving: Installed?
  /// Whether rounding has destroyed a part of the tableau that it needs.
  var isBeyondRepair = false
  /// Whether the simplex was stopped before the optimum.
  var isUnfinished = false
  /// The pivot count at which a change is abandoned.
  var lastPivot = 200
  /// The largest violation among the required constraints that solving from scratch had to demote.
  var demotedViolation = 0.0
  var accuracy = SolverAccuracy.kept
  var changesUntilRebuild = 0
  var checksInvariants = false
  var cellLimit = SolverError.largestTableau

  // MARK: Variables

  mutating func makeVariable(name: String?) -> Variable {
    let owner = Owner(id: nextVariable, name: name)
    nextVariable += 1
    return Variable(id: owner.id, symbol: makeSymbol(.external, owner: owner))
  }

  mutating func removeVariable(_ variable: Variable) {
    precondition(isLive(variable), "variable \(variable.id) is not in the solver")
    precondition(useCount(of: variable) == 0, "constraints mention \(name(of: variable))")
    owners[variable.symbol.index] = Owner(id: -1)
    tableau.retire(variable.symbol)
  }

  func isLive(_ variable: Variable) -> Bool {
    let index = variable.symbol.index
    return owners.indices.contains(index) && owners[index].id == variable.id
      && tableau.symbols[index] == variable.symbol
  }

  func useCount(of variable: Variable) -> Int { owners[variable.symbol.index].useCount }

  func name(of variable: Variable) -> String {
    owners[variable.symbol.index].name ?? "v\(variable.id)"
  }

  func value(of variable: Variable) -> Double { tableau.value(variable.symbol) }

  func isAmbiguous(_ variable: Variable) -> Bool {
    guard let slot = tableau.row(ofBasic: variable.symbol) else { return true }
    return tableau.cells(of: slot).contains { cell in
      cell.symbol.isExternal || cell.symbol.isRestricted && isFreeToGrow(cell.symbol)
    }
  }

  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Owner) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    if symbol.index == owners.count { owners.append(owner) } else { owners[symbol.index] = owner }
    return symbol
  }

  // MARK: Constraints

  func contains(_ id: ConstraintID) -> Bool {
    installed.indices.contains(id.slot) && installed[id.slot]?.id == id
  }

  func slot(of id: ConstraintID) -> Int {
    precondition(contains(id), "constraint \(id.id) is not in the solver")
    return id.slot
  }

  /// Returns a new id with a free slot.
  mutating func takeID() -> ConstraintID {
    let slot = freeSlots.popLast() ?? installed.count
    if slot == installed.count { installed.append(nil) }
    newestID = ConstraintID(id: newestID.id + 1, slot: slot)
    return newestID
  }

  mutating func giveBack(_ id: ConstraintID) {
    installed[id.slot] = nil
    freeSlots.append(id.slot)
  }

  mutating func countUses(of constraint: LinearConstraint, by count: Int) {
    for term in constraint.terms { owners[term.variable.symbol.index].useCount += count }
  }

  func violation(at slot: Int) -> Double {
    let constraint = installed[slot]!.constraint
    var excess = -constraint.constant
    for term in constraint.terms { excess += term.coefficient * value(of: term.variable) }
    switch constraint.relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }
}
