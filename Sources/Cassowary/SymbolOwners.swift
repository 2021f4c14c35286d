/// The variable or constraint that each symbol of a solver stands for.
struct SymbolOwners: Sendable {
  private struct Owner: Sendable {
    /// The id of a variable, or the slot of a constraint.
    var id: Int
    var name: String?
    /// The number of constraint terms that mention the variable.
    var useCount = 0
  }

  /// The owners by symbol index.
  private var owners: [Owner] = []
  private var nextVariable = 0

  /// Assigns a symbol to a new variable and returns the variable's id.
  mutating func addVariable(_ symbol: Symbol, name: String?) -> Int {
    defer { nextVariable += 1 }
    set(Owner(id: nextVariable, name: name), of: symbol)
    return nextVariable
  }

  /// Assigns a symbol to the constraint at a place.
  mutating func add(_ symbol: Symbol, ofConstraintAt place: Int) {
    set(Owner(id: place), of: symbol)
  }

  private mutating func set(_ owner: Owner, of symbol: Symbol) {
    if symbol.index == owners.count { owners.append(owner) } else { owners[symbol.index] = owner }
  }

  mutating func remove(_ variable: Variable) { owners[variable.symbol.index] = Owner(id: -1) }

  func contains(_ variable: Variable) -> Bool {
    let index = variable.symbol.index
    return owners.indices.contains(index) && owners[index].id == variable.id
  }

  /// Returns the id of the variable for a variable's symbol, and the slot of the constraint for any
  /// other symbol.
  func id(of symbol: Symbol) -> Int { owners[symbol.index].id }

  func name(of symbol: Symbol) -> String? { owners[symbol.index].name }

  mutating func countUses(of constraint: LinearConstraint, by count: Int) {
    for term in constraint.terms { owners[term.variable.symbol.index].useCount += count }
  }

  func useCount(of variable: Variable) -> Int { owners[variable.symbol.index].useCount }

  var storageCapacity: Int { owners.capacity }
}
