/// The objective function: the reduced cost of every symbol at every priority level. A reduced cost
/// is the growth of the level's total violation per unit of the symbol.
///
/// The costs are a table, not rows of the tableau as in the paper. The sums of a level mention most
/// symbols of a screen, so merging a few cells into a sorted row of thousands would make every
/// change as expensive as the screen is large. In the table, the cost of a change is proportional
/// to the number of cells added.
struct Objective: Sendable {
  /// One priority that at least one constraint uses.
  struct Level: Sendable {
    let priority: Priority
    /// The index of the level in the costs of each symbol.
    fileprivate let column: Int
    fileprivate(set) var constraintCount = 0
  }

  /// The levels in use, strongest first.
  private(set) var levels: [Level] = []
  /// The reduced costs, by symbol index and then by column.
  private var costs: [Double] = []
  private var columnCount = 8
  private var unusedColumns: [Int] = [7, 6, 5, 4, 3, 2, 1, 0]
  /// The number of costs other than 0, by column.
  private var nonzeroCounts = Array(repeating: 0, count: 8)
  /// Slacks and errors whose costs have changed since they were last examined. If the solution was
  /// optimal before, only these symbols can improve it.
  var repriced: [Symbol] = []
  /// The symbol if it is in `repriced`, else `.none`; by symbol index.
  private var repricedEntries: [Symbol] = []

  /// Makes room for the symbol with the next index.
  mutating func grow() {
    costs.append(contentsOf: repeatElement(0, count: columnCount))
    repricedEntries.append(.none)
  }

  func cost(of symbol: Symbol, at level: Level) -> Double {
    costs[symbol.index * columnCount + level.column]
  }

  /// Returns the strongest level that the symbol changes and its cost there, or nil if it has no
  /// cost.
  func firstCost(of symbol: Symbol, above tolerance: Double) -> (level: Int, cost: Double)? {
    let start = symbol.index * columnCount
    for (i, level) in levels.enumerated() where abs(costs[start + level.column]) > tolerance {
      return (i, costs[start + level.column])
    }
    return nil
  }

  // MARK: Levels

  /// Returns the index of the level for a priority and counts one more constraint there. Creates
  /// the level if no constraint has the priority yet.
  mutating func enter(_ priority: Priority) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      if unusedColumns.isEmpty { widen() }
      levels.insert(Level(priority: priority, column: unusedColumns.removeLast()), at: index)
    }
    levels[index].constraintCount += 1
    return index
  }

  func index(of priority: Priority) -> Int {
    levels.firstIndex { $0.priority == priority }!
  }

  /// Counts one constraint less at a level. The costs of its errors must have been removed already.
  mutating func leave(_ level: Int) {
    levels[level].constraintCount -= 1
    guard levels[level].constraintCount == 0 else { return }
    let column = levels.remove(at: level).column
    // Every remaining cost is rounding noise.
    if nonzeroCounts[column] > 0 {
      for at in stride(from: column, to: costs.count, by: columnCount) { costs[at] = 0 }
      nonzeroCounts[column] = 0
    }
    unusedColumns.append(column)
  }

  /// Sets all costs to 0 and keeps the levels.
  mutating func removeAllCosts() {
    for i in costs.indices { costs[i] = 0 }
    for column in nonzeroCounts.indices { nonzeroCounts[column] = 0 }
  }

  private mutating func widen() {
    var wider = [Double](repeating: 0, count: 2 * costs.count)
    for symbol in repricedEntries.indices {
      for column in 0..<columnCount {
        wider[symbol * 2 * columnCount + column] = costs[symbol * columnCount + column]
      }
    }
    costs = wider
    unusedColumns = (columnCount..<2 * columnCount).reversed()
    nonzeroCounts += repeatElement(0, count: columnCount)
    columnCount *= 2
  }

  // MARK: Costs

  mutating func add(_ amount: Double, to symbol: Symbol, at level: Int) {
    add(amount, to: symbol, column: levels[level].column)
  }

  private mutating func add(_ amount: Double, to symbol: Symbol, column: Int) {
    let at = symbol.index * columnCount + column
    let old = costs[at]
    let sum = amount + old
    let noise = max(Tolerance.coefficient, Tolerance.cancellation * abs(amount))
    let new = abs(sum) < noise ? 0 : sum
    costs[at] = new
    nonzeroCounts[column] += (new == 0 ? 0 : 1) - (old == 0 ? 0 : 1)
    note(symbol)
  }

  /// Replaces a symbol that becomes basic by the cells of its row.
  mutating func substitute(_ symbol: Symbol, by cells: ArraySlice<Cell>) {
    let start = symbol.index * columnCount
    for level in levels {
      let factor = costs[start + level.column]
      guard factor != 0 else { continue }
      costs[start + level.column] = 0
      nonzeroCounts[level.column] -= 1
      for cell in cells {
        add(factor * cell.coefficient, to: cell.symbol, column: level.column)
      }
    }
  }

  /// Clears the costs of a symbol that leaves the tableau.
  mutating func retire(_ symbol: Symbol) {
    let start = symbol.index * columnCount
    for level in levels where costs[start + level.column] != 0 {
      costs[start + level.column] = 0
      nonzeroCounts[level.column] -= 1
    }
    repricedEntries[symbol.index] = .none
  }

  // MARK: Changed costs

  private mutating func note(_ symbol: Symbol) {
    guard symbol.isRestricted, repricedEntries[symbol.index] != symbol else { return }
    repricedEntries[symbol.index] = symbol
    repriced.append(symbol)
  }

  /// Whether an entry of `repriced` is still current: its symbol may have left the tableau since.
  func isCurrent(_ symbol: Symbol) -> Bool { repricedEntries[symbol.index] == symbol }

  mutating func forget(_ symbol: Symbol) { repricedEntries[symbol.index] = .none }

  var storageCapacity: Int {
    levels.capacity + costs.capacity + unusedColumns.capacity + nonzeroCounts.capacity
      + repriced.capacity + repricedEntries.capacity
  }
}
