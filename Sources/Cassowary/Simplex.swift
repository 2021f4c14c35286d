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
  var tableau = Tableau()
  var owners = SymbolOwners()
  var installed = InstalledConstraints()

  /// The pivots since `beginRepair`, which `undoPivots` takes back.
  var trail: [(entered: Symbol, left: Symbol)] = []
  // Stored between calls to avoid allocations.
  var candidates: [Cell] = []
  var oldConstants: [Double] = []
  var pivots = PivotBudget()
  /// The pivot count when the solution was last compared with the constraints.
  var checkedPivotCount = 0
  /// The constraint that is being added, while its row is already in the tableau.
  var incomingConstraint: InstalledConstraint?
  /// Whether rounding has destroyed a part of the tableau that it needs.
  var isBeyondRepair = false
  /// Whether the simplex was stopped before the optimum.
  var isUnfinished = false
  /// The largest violation among the required constraints that solving from scratch had to demote.
  var demotedViolation = 0.0
  var accuracy = SolverAccuracy.kept
  var changesUntilRebuild = 0
  var checksInvariants = false
  var cellLimit = SolverError.largestTableau

  // MARK: Variables

  mutating func makeVariable(name: String?) -> Variable {
    let symbol = tableau.makeSymbol(.external)
    return Variable(id: owners.addVariable(symbol, name: name), symbol: symbol)
  }

  mutating func removeVariable(_ variable: Variable) {
    precondition(isLive(variable), "variable \(variable.id) is not in the solver")
    precondition(owners.useCount(of: variable) == 0, "constraints mention \(name(of: variable))")
    owners.remove(variable)
    tableau.retire(variable.symbol)
  }

  func isLive(_ variable: Variable) -> Bool {
    owners.contains(variable) && tableau.symbols[variable.symbol.index] == variable.symbol
  }

  func name(of variable: Variable) -> String {
    owners.name(of: variable.symbol) ?? "v\(variable.id)"
  }

  func value(of variable: Variable) -> Double { tableau.value(variable.symbol) }

  func isAmbiguous(_ variable: Variable) -> Bool {
    guard let slot = tableau.row(ofBasic: variable.symbol) else { return true }
    return tableau.cells(of: slot).contains { cell in
      cell.symbol.isExternal || cell.symbol.isRestricted && isFreeToGrow(cell.symbol)
    }
  }

  mutating func makeSymbol(_ kind: Symbol.Kind, of id: ConstraintID) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    owners.add(symbol, ofConstraintAt: id.slot)
    return symbol
  }

  // MARK: Constraints

  func slot(of id: ConstraintID) -> Int {
    precondition(installed.contains(id), "constraint \(id.id) is not in the solver")
    return id.slot
  }

  /// Swaps the basic symbol of a row with another symbol of the row.
  mutating func pivot(_ row: Int, entering: Symbol) {
    tableau.pivot(row, entering: entering)
    pivots.spend()
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
