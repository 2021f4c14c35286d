import CKiwi
import Cassowary

/// The package's own solver on a screen. A required constraint whose constant changes sets the
/// offset.
struct Ours {
  let constraints: [LinearConstraint]
  let screen: Screen
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []
  var values: [Double]

  init(_ screen: Screen) {
    self.screen = screen
    values = Array(repeating: 0, count: screen.variableNames.count)
    var scratch = Solver()
    let variables = screen.variableNames.map { scratch.makeVariable(name: $0) }
    var constraints = screen.rows.map { row in
      LinearConstraint(
        LinearExpression(row.terms.map { Term(variables[$0.variable], times: $0.coefficient) }),
        row.relation == "=="
          ? .equal : row.relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
        row.constant, priority: Priority(row.priority))
    }
    constraints.append(LinearConstraint(LinearExpression(variables[screen.offset]), .equal, 0))
    self.constraints = constraints
  }

  mutating func build() throws {
    solver = Solver()
    variables.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    for name in screen.variableNames { variables.append(solver.makeVariable(name: name)) }
    for constraint in constraints {
      // Each round needs a new value, as a layout engine creates one. The kiwi side does so too.
      let fresh = LinearConstraint(
        LinearExpression(Array(constraint.terms)), constraint.relation, constraint.constant,
        priority: constraint.priority)
      ids.append(try solver.add(fresh))
    }
    readValues()
  }

  mutating func setOffset(_ offset: Double) throws {
    try solver.setConstant(of: ids[ids.count - 1], to: offset)
    readValues()
  }

  mutating func setHeader(_ height: Double) throws {
    try solver.setConstant(of: ids[screen.header], to: height)
    readValues()
  }

  mutating func replaceHeader(_ height: Double) throws {
    solver.remove(ids[screen.header])
    let old = constraints[screen.header]
    ids[screen.header] = try solver.add(
      LinearConstraint(LinearExpression(old.terms), old.relation, height, priority: old.priority))
    readValues()
  }

  private mutating func readValues() {
    for i in variables.indices { values[i] = solver.value(of: variables[i]) }
  }
}

/// The solver kiwi on a screen.
///
/// Priorities are mapped to strengths in a geometric sequence that covers the range of a double.
final class Kiwi {
  private let system: OpaquePointer
  private let screen: Screen
  private let editStrength: Double

  init(_ screen: Screen) {
    self.screen = screen
    system = kiwi_system_make(Int32(screen.variableNames.count))
    let priorities = Set(screen.rows.map(\.priority)).subtracting([1000]).sorted()
    let ratio = 4e11.nthRoot(priorities.count + 1)
    var strength = 1e-3
    var strengths: [Double: Double] = [1000: -1]
    for priority in priorities {
      strengths[priority] = strength
      strength *= ratio
    }
    editStrength = strength
    for row in screen.rows {
      _ = kiwi_system_append(
        system, row.terms.map { Int32($0.variable) }, row.terms.map(\.coefficient),
        Int32(row.terms.count), row.relation == "==" ? 0 : row.relation == "<=" ? 1 : 2,
        row.constant, strengths[row.priority]!)
    }
  }

  deinit { kiwi_system_free(system) }

  func build() { kiwi_system_build(system, Int32(screen.offset), editStrength) }
  func setOffset(_ offset: Double) { kiwi_system_suggest(system, offset) }
  func replaceHeader(_ height: Double) {
    kiwi_system_replace(system, Int32(screen.header), height)
  }
  func value(_ variable: Int) -> Double { kiwi_system_value(system, Int32(variable)) }
}
