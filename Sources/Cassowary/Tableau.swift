/// The equations of the solver in solved form, and the objective, which every pivot changes too.
/// Each row expresses its basic symbol by symbols that are not basic.
///
/// The choice of subjects results in three kinds of row, which the rest of the solver relies on.
/// Rows of external variables may mention any symbol. Rows of slacks and errors mention no external
/// variable. Rows of dummies mention only dummies.
///
/// Rows are sorted by symbol and merged. A dictionary per row, as in the implementations published
/// with the paper, is slower by a factor of 40.
struct Tableau: Sendable {
  private(set) var rows: [Row] = []
  private var freeRows: [Int] = []
  private var pool = BlockPool<Cell>(filler: Cell(symbol: .none, coefficient: 0))
  private(set) var columns = Columns()
  var objective = Objective()
  /// The row in which each symbol is basic, or -1; by symbol index.
  private var basicRows: [Int32] = []
  /// The symbol at each index, or `.none` while the index is unused.
  private(set) var symbols: [Symbol] = []
  /// The indices of removed slacks, errors and dummies, for reuse. Variables have a separate list,
  /// so that their removal does not affect the order of the other symbols.
  private var freeIndices: [Int] = []
  private var freeVariableIndices: [Int] = []
  /// The number of pivots since `removeAllRows` that multiplied rows, and thus their rounding
  /// errors, by factors far from 1.
  private(set) var badlyScaledPivotCount = 0
  /// Rows whose restricted symbol became negative by a substitution or a changed constant.
  var infeasibleRows: [Int] = []
  /// Variables whose values may have changed since the list was last read.
  var moved = MovedSymbols()

  /// The number of cells that rows have reserved.
  var cellCount: Int { pool.usedCount }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    let index = kind == .external ? freeVariableIndices.popLast() : freeIndices.popLast()
    if let index {
      symbols[index] = Symbol(index: index, kind: kind)
      return symbols[index]
    }
    let symbol = Symbol(index: symbols.count, kind: kind)
    symbols.append(symbol)
    basicRows.append(-1)
    columns.grow()
    objective.grow()
    moved.grow()
    return symbol
  }

  /// Removes the symbol, which must not be basic, from every row and frees its index.
  mutating func retire(_ symbol: Symbol) {
    for i in 0..<columns.count(symbol) {
      let slot = columns.row(i, of: symbol)
      removeCell(position(of: symbol, in: slot)!, from: slot)
    }
    columns.release(symbol)
    objective.retire(symbol)
    symbols[symbol.index] = .none
    if symbol.isExternal {
      freeVariableIndices.append(symbol.index)
    } else {
      freeIndices.append(symbol.index)
    }
  }

  /// Removes all rows and costs. The symbols stay, and none of them is basic.
  mutating func removeAllRows() {
    for slot in rows.indices where rows[slot].basic != .none { uninstall(slot) }
    infeasibleRows.removeAll(keepingCapacity: true)
    objective.removeAllCosts()
    badlyScaledPivotCount = 0
  }

  func row(ofBasic symbol: Symbol) -> Int? {
    let slot = basicRows[symbol.index]
    return slot < 0 ? nil : Int(slot)
  }

  func isBasic(_ symbol: Symbol) -> Bool { basicRows[symbol.index] >= 0 }

  /// Returns the value of a symbol, which is 0 if it is not basic.
  func value(_ symbol: Symbol) -> Double {
    let slot = basicRows[symbol.index]
    return slot < 0 ? 0 : rows[Int(slot)].constant
  }

  // MARK: Cells

  func cell(_ position: Int) -> Cell { pool.elements[position] }

  func cells(of slot: Int) -> ArraySlice<Cell> { pool.elements[rows[slot].range] }

  func coefficient(of symbol: Symbol, in slot: Int) -> Double {
    position(of: symbol, in: slot).map { pool.elements[$0].coefficient } ?? 0
  }

  private func position(of symbol: Symbol, in slot: Int) -> Int? {
    let position = insertionPoint(of: symbol, in: slot)
    return position < rows[slot].range.upperBound && pool.elements[position].symbol == symbol
      ? position : nil
  }

  private func insertionPoint(of symbol: Symbol, in slot: Int) -> Int {
    var low = rows[slot].start
    var high = low + rows[slot].count
    while low < high {
      let middle = (low + high) / 2
      if pool.elements[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func removeCell(_ position: Int, from slot: Int) {
    let last = rows[slot].range.upperBound - 1
    pool.write { cells in
      for i in position..<last { cells[i] = cells[i + 1] }
    }
    rows[slot].count -= 1
  }

  private mutating func reserve(_ count: Int, in slot: Int) {
    let row = rows[slot]
    guard count > row.capacity else { return }
    let block = pool.move(row.start, count: row.count, capacity: row.capacity, toHold: count)
    rows[slot].start = block.lowerBound
    rows[slot].capacity = block.count
  }

  // MARK: Rows under construction (not yet in the columns)

  mutating func makeRow(constant: Double) -> Int {
    let row = Row(basic: .none, constant: constant, start: 0, count: 0, capacity: 0)
    if let slot = freeRows.popLast() {
      rows[slot] = row
      return slot
    }
    rows.append(row)
    return rows.count - 1
  }

  /// Adds a non-basic symbol to a row under construction.
  mutating func include(_ symbol: Symbol, times coefficient: Double, in slot: Int) {
    let at = insertionPoint(of: symbol, in: slot) - rows[slot].start
    if at < rows[slot].count, pool.elements[rows[slot].start + at].symbol == symbol {
      let position = rows[slot].start + at
      pool.elements[position].coefficient += coefficient
      let noise = max(Tolerance.coefficient, Tolerance.cancellation * abs(coefficient))
      if abs(pool.elements[position].coefficient) < noise {
        removeCell(position, from: slot)
      }
    } else if abs(coefficient) >= Tolerance.coefficient {
      insert(symbol, times: coefficient, in: slot, at: at)
    }
  }

  private mutating func insert(
    _ symbol: Symbol, times coefficient: Double, in slot: Int, at offset: Int
  ) {
    reserve(rows[slot].count + 1, in: slot)
    let start = rows[slot].start
    var i = start + rows[slot].count
    while i > start + offset {
      pool.elements[i] = pool.elements[i - 1]
      i -= 1
    }
    pool.elements[i] = Cell(symbol: symbol, coefficient: coefficient)
    rows[slot].count += 1
  }

  /// Solves a row under construction, read as `0 = constant + cells`, for one of its symbols. Then
  /// inserts the row into the columns and substitutes it in the rows that mention the symbol.
  mutating func install(_ slot: Int, for symbol: Symbol) {
    let position = position(of: symbol, in: slot)!
    let factor = -1 / pool.elements[position].coefficient
    removeCell(position, from: slot)
    scale(slot, by: factor)
    for i in rows[slot].range { columns.append(slot, to: pool.elements[i].symbol) }
    rows[slot].basic = symbol
    basicRows[symbol.index] = Int32(slot)
    moved.note(symbol)
    substitute(symbol, by: slot)
    pool.keepHeadroom()
    columns.keepHeadroom()
  }

  /// Frees a row that is not in the columns.
  mutating func discard(_ slot: Int) {
    pool.release(rows[slot].start, capacity: rows[slot].capacity)
    rows[slot] = Row(basic: .none, constant: 0, start: 0, count: 0, capacity: 0)
    freeRows.append(slot)
  }

  // MARK: Installed rows

  /// Removes an installed row from the tableau.
  mutating func uninstall(_ slot: Int) {
    for i in rows[slot].range { columns.remove(slot, from: pool.elements[i].symbol) }
    basicRows[rows[slot].basic.index] = -1
    moved.note(rows[slot].basic)
    discard(slot)
  }

  /// Adds `factor` times a symbol, basic or not, to the costs of a level.
  mutating func addCost(of symbol: Symbol, times factor: Double, at level: Int) {
    guard let source = row(ofBasic: symbol) else {
      objective.add(factor, to: symbol, at: level)
      return
    }
    for i in rows[source].range {
      let cell = pool.elements[i]
      objective.add(factor * cell.coefficient, to: cell.symbol, at: level)
    }
  }

  /// Adds `factor` times a symbol, basic or not, to a row under construction.
  mutating func addUninstalled(_ symbol: Symbol, times factor: Double, to slot: Int) {
    if let source = row(ofBasic: symbol) {
      merge(source, times: factor, into: slot, isInstalled: false)
    } else {
      include(symbol, times: factor, in: slot)
    }
  }

  /// Moves the zero point of `symbol` by `delta`. Changes the rows of its column or, if the symbol
  /// is basic, its own row.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    if let slot = row(ofBasic: symbol) {
      rows[slot].constant -= delta
      noteChange(of: slot)
      return
    }
    for i in 0..<columns.count(symbol) {
      let slot = columns.row(i, of: symbol)
      rows[slot].constant += delta * coefficient(of: symbol, in: slot)
      noteChange(of: slot)
    }
  }

  /// Exchanges the basic symbol of the row with the symbol of one of its cells.
  mutating func pivot(_ slot: Int, entering: Symbol) {
    let leaving = rows[slot].basic
    let position = position(of: entering, in: slot)!
    let coefficient = pool.elements[position].coefficient
    if !Tolerance.wellScaledPivots.contains(abs(coefficient)) { badlyScaledPivotCount += 1 }
    removeCell(position, from: slot)
    columns.remove(slot, from: entering)
    scale(slot, by: -1 / coefficient)
    basicRows[leaving.index] = -1
    basicRows[entering.index] = Int32(slot)
    rows[slot].basic = entering
    moved.note(leaving)
    // Insert it however small it is: without it, the pivot could not be undone.
    let at = insertionPoint(of: leaving, in: slot) - rows[slot].start
    insert(leaving, times: 1 / coefficient, in: slot, at: at)
    columns.append(slot, to: leaving)
    substitute(entering, by: slot)
    noteChange(of: slot)
  }

  private mutating func scale(_ slot: Int, by factor: Double) {
    rows[slot].constant *= factor
    for i in rows[slot].range { pool.elements[i].coefficient *= factor }
  }

  private mutating func substitute(_ symbol: Symbol, by source: Int) {
    for i in 0..<columns.count(symbol) {
      let target = columns.row(i, of: symbol)
      let position = position(of: symbol, in: target)!
      let factor = pool.elements[position].coefficient
      removeCell(position, from: target)
      merge(source, times: factor, into: target, isInstalled: true)
      noteChange(of: target)
    }
    columns.removeAll(symbol)
    objective.substitute(symbol, by: pool.elements[rows[source].range])
  }

  /// Records that the constant of an installed row has changed.
  private mutating func noteChange(of slot: Int) {
    moved.note(rows[slot].basic)
    noteIfInfeasible(slot)
  }

  mutating func noteIfInfeasible(_ slot: Int) {
    if isInfeasible(slot, tolerance: Tolerance.infeasibility) { infeasibleRows.append(slot) }
  }

  func isInfeasible(_ slot: Int, tolerance: Double) -> Bool {
    let row = rows[slot]
    if row.basic.isRestricted { return row.constant < -tolerance }
    return row.basic.isDummy && abs(row.constant) > tolerance
  }

  /// Computes `target += factor * source`. Merges backwards and in place: cells before the first
  /// symbol of the source are not touched, and no temporary row is needed.
  private mutating func merge(
    _ source: Int, times factor: Double, into target: Int, isInstalled: Bool
  ) {
    rows[target].constant += factor * rows[source].constant
    let from = rows[source].range
    let added = announce(from, to: target, isInstalled: isInstalled)
    reserve(rows[target].count + added, in: target)
    let start = rows[target].start
    var firstZero = Int.max
    var s = from.upperBound - 1
    var t = start + rows[target].count - 1
    var write = t + added
    rows[target].count += added
    pool.write { cells in
      while s >= from.lowerBound {
        let cell = cells[s]
        if t >= start, cells[t].symbol > cell.symbol {
          cells[write] = cells[t]
          t -= 1
        } else {
          var sum = factor * cell.coefficient
          var noise = Tolerance.coefficient
          if t >= start, cells[t].symbol == cell.symbol {
            noise = max(noise, Tolerance.cancellation * abs(sum))
            sum += cells[t].coefficient
            t -= 1
          }
          if abs(sum) < noise {
            sum = 0
            firstZero = write
          }
          cells[write] = Cell(symbol: cell.symbol, coefficient: sum)
          s -= 1
        }
        write -= 1
      }
    }
    if firstZero < .max { dropZeros(from: firstZero, of: target, isInstalled: isInstalled) }
  }

  /// Counts the symbols of `source` that the target row does not mention yet. If the row is
  /// installed, adds it to their columns.
  private mutating func announce(
    _ source: Range<Int>, to target: Int, isInstalled: Bool
  ) -> Int {
    let range = rows[target].range
    var added = 0
    var t = range.lowerBound
    for s in source {
      let symbol = pool.elements[s].symbol
      while t < range.upperBound, pool.elements[t].symbol < symbol { t += 1 }
      if t == range.upperBound || pool.elements[t].symbol != symbol {
        added += 1
        if isInstalled { columns.append(target, to: symbol) }
      }
    }
    return added
  }

  private mutating func dropZeros(from first: Int, of slot: Int, isInstalled: Bool) {
    let range = first..<rows[slot].range.upperBound
    if isInstalled {
      for i in range where pool.elements[i].coefficient == 0 {
        columns.remove(slot, from: pool.elements[i].symbol)
      }
    }
    var write = first
    pool.write { cells in
      for i in range where cells[i].coefficient != 0 {
        cells[write] = cells[i]
        write += 1
      }
    }
    rows[slot].count = write - rows[slot].start
  }

  var storageCapacity: Int {
    rows.capacity + freeRows.capacity + pool.storageCapacity + columns.storageCapacity
      + basicRows.capacity + symbols.capacity + freeIndices.capacity
      + freeVariableIndices.capacity + infeasibleRows.capacity + objective.storageCapacity
      + moved.storageCapacity
  }
}
