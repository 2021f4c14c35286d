/// What is minimised: for every symbol its reduced cost at every level, that is by how much the
/// total violation of the level grows when the symbol does.
///
/// A table, not rows of the tableau as in the paper: the sums of a level mention most symbols of a
/// screen, and to merge a handful of cells into a sorted row of thousands would make every change
/// as dear as the screen is large. Here it costs as much as there are cells to be added.
struct Objective: Sendable {
  /// One priority in use.
  struct Level: Sendable {
    let priority: Priority
    /// Its place among the costs of each symbol.
    fileprivate let column: Int
    fileprivate(set) var constraintCount = 0
  }

  /// Strongest first.
  private(set) var levels: [Level] = []
  /// By symbol index, then by column.
  private var costs: [Double] = []
  private var columnCount = 8
  private var unusedColumns: [Int] = [7, 6, 5, 4, 3, 2, 1, 0]
  /// By column.
  private var nonzeroCounts = Array(repeating: 0, count: 8)
  /// Slacks and errors whose costs have changed since they were last looked at: where the solution
  /// was optimal, only these can improve it.
  var repriced: [Symbol] = []
  /// By symbol index: the symbol if it is among `repriced`, else `.none`.
  private var noted: [Symbol] = []

  /// Makes room for the symbol with the next index.
  mutating func grow() {
    costs.append(contentsOf: repeatElement(0, count: columnCount))
    noted.append(.none)
  }

  func cost(of symbol: Symbol, at level: Level) -> Double {
    costs[symbol.index * columnCount + level.column]
  }

  /// The strongest level that the symbol changes, and its cost there.
  func firstCost(of symbol: Symbol, above tolerance: Double) -> (level: Int, cost: Double)? {
    let start = symbol.index * columnCount
    for (i, level) in levels.enumerated() where abs(costs[start + level.column]) > tolerance {
      return (i, costs[start + level.column])
    }
    return nil
  }

  // MARK: Levels

  /// The place of a level, which is made if no constraint has the priority yet.
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

  /// One constraint less. Its errors must have been taken out already.
  mutating func leave(_ level: Int) {
    levels[level].constraintCount -= 1
    guard levels[level].constraintCount == 0 else { return }
    let column = levels.remove(at: level).column
    // Nothing is left but what rounding may have left.
    if nonzeroCounts[column] > 0 {
      for at in stride(from: column, to: costs.count, by: columnCount) { costs[at] = 0 }
      nonzeroCounts[column] = 0
    }
    unusedColumns.append(column)
  }

  /// Keeps the levels, at which nothing costs anything until it is added again.
  mutating func removeAllCosts() {
    for i in costs.indices { costs[i] = 0 }
    for column in nonzeroCounts.indices { nonzeroCounts[column] = 0 }
  }

  private mutating func widen() {
    var wider = [Double](repeating: 0, count: 2 * costs.count)
    for symbol in noted.indices {
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

  /// Replaces a symbol, which becomes basic, by the cells that it equals.
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

  /// Forgets a symbol that leaves the tableau.
  mutating func retire(_ symbol: Symbol) {
    let start = symbol.index * columnCount
    for level in levels where costs[start + level.column] != 0 {
      costs[start + level.column] = 0
      nonzeroCounts[level.column] -= 1
    }
    noted[symbol.index] = .none
  }

  // MARK: Changed costs

  private mutating func note(_ symbol: Symbol) {
    guard symbol.isRestricted, noted[symbol.index] != symbol else { return }
    noted[symbol.index] = symbol
    repriced.append(symbol)
  }

  /// Whether an entry of `repriced` still stands for a symbol: it may have left since.
  func isNoted(_ symbol: Symbol) -> Bool { noted[symbol.index] == symbol }

  mutating func forget(_ symbol: Symbol) { noted[symbol.index] = .none }

  var storageCapacity: Int {
    levels.capacity + costs.capacity + unusedColumns.capacity + nonzeroCounts.capacity
      + repriced.capacity + noted.capacity
  }
}
