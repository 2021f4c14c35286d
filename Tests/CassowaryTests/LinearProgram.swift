import Cassowary

/// The oracle: a dense two-phase simplex from the textbook, which minimises one objective after
/// another and uses Bland's rule throughout. It is deliberately slow and simple, and shares only
/// the input types with the solver.
struct LinearProgram {
  private var table: [[Double]] = []
  private var basis: [Int] = []
  private var columnCount = 0
  /// Flags of the columns that may enter the basis. Columns that would worsen an already minimised
  /// objective may not.
  private var allowed: [Bool] = []
  /// The error columns by priority.
  private var errors: [Priority: [Int]] = [:]

  /// Returns the least total violation of each priority in use, strongest first, or nil if the
  /// required constraints contradict each other. Variables must have ids below `variableCount`.
  static func leastViolations(
    of constraints: [LinearConstraint], variableCount: Int
  ) -> [Double]? {
    var program = LinearProgram(constraints, variableCount: variableCount)
    guard program.findFeasiblePoint() else { return nil }
    return program.errors.keys.sorted(by: >).map { priority in
      program.minimise(sumOf: program.errors[priority]!)
    }
  }

  static func isFeasible(_ constraints: [LinearConstraint], variableCount: Int) -> Bool {
    var program = LinearProgram(constraints, variableCount: variableCount)
    return program.findFeasiblePoint()
  }

  /// Creates the table: free variables become differences of two columns, and every row gets its
  /// slack and error columns.
  private init(_ constraints: [LinearConstraint], variableCount: Int) {
    columnCount = 2 * variableCount
    var sparse: [([(column: Int, value: Double)], Double)] = []
    for constraint in constraints {
      var cells: [(column: Int, value: Double)] = []
      for term in constraint.terms {
        cells.append((2 * term.variable.id, term.coefficient))
        cells.append((2 * term.variable.id + 1, -term.coefficient))
      }
      func newColumn(_ value: Double) -> Int {
        cells.append((columnCount, value))
        columnCount += 1
        return columnCount - 1
      }
      let priority = constraint.priority
      switch constraint.relation {
      case .equal:
        if !priority.isRequired {
          errors[priority, default: []] += [newColumn(1), newColumn(-1)]
        }
      case .lessThanOrEqual:
        _ = newColumn(1)
        if !priority.isRequired { errors[priority, default: []].append(newColumn(-1)) }
      case .greaterThanOrEqual:
        _ = newColumn(-1)
        if !priority.isRequired { errors[priority, default: []].append(newColumn(1)) }
      }
      sparse.append((cells, constraint.constant))
    }
    let artificial = columnCount
    columnCount += sparse.count
    for (i, (cells, constant)) in sparse.enumerated() {
      var row = [Double](repeating: 0, count: columnCount + 1)
      for cell in cells { row[cell.column] += cell.value }
      row[columnCount] = constant
      if constant < 0 { for j in row.indices { row[j] = -row[j] } }
      row[artificial + i] = 1
      table.append(row)
      basis.append(artificial + i)
    }
    allowed = Array(repeating: true, count: columnCount)
  }

  private mutating func findFeasiblePoint() -> Bool {
    let artificial = columnCount - table.count
    let rest = minimise(sumOf: Array(artificial..<columnCount))
    for j in artificial..<columnCount { allowed[j] = false }
    guard rest < 1e-6 else { return false }
    // An artificial variable that stays basic at 0 could grow later, so it is pivoted out or its
    // row is dropped.
    for i in table.indices.reversed() where basis[i] >= artificial {
      if let j = (0..<artificial).first(where: { abs(table[i][$0]) > 1e-7 }) {
        pivot(i, j)
      } else {
        table.remove(at: i)
        basis.remove(at: i)
      }
    }
    return true
  }

  private mutating func minimise(sumOf columns: [Int]) -> Double {
    var cost = [Double](repeating: 0, count: columnCount + 1)
    for j in columns { cost[j] = 1 }
    let isCosted = cost
    for (i, row) in table.enumerated() where isCosted[basis[i]] == 1 {
      for j in row.indices { cost[j] -= row[j] }
    }
    while let j = (0..<columnCount).first(where: { allowed[$0] && cost[$0] < -1e-8 }) {
      var best = (ratio: Double.infinity, basic: Int.max, row: -1)
      for (i, row) in table.enumerated() where row[j] > 1e-8 {
        let ratio = row[columnCount] / row[j]
        if ratio < best.ratio - 1e-10 || ratio <= best.ratio + 1e-10 && basis[i] < best.basic {
          best = (ratio, basis[i], i)
        }
      }
      pivot(best.row, j)
      let factor = cost[j]
      for k in cost.indices { cost[k] -= factor * table[best.row][k] }
    }
    for j in 0..<columnCount where cost[j] > 1e-8 { allowed[j] = false }
    return -cost[columnCount]
  }

  private mutating func pivot(_ i: Int, _ j: Int) {
    let divisor = table[i][j]
    for k in 0...columnCount { table[i][k] /= divisor }
    let pivotRow = table[i]
    for r in table.indices where r != i && table[r][j] != 0 {
      let factor = table[r][j]
      for k in 0...columnCount { table[r][k] -= factor * pivotRow[k] }
    }
    basis[i] = j
  }
}
