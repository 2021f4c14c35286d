import Cassowary
import TestSupport

/// Random constraints in a solver, whose solutions and reported conflicts can be checked against
/// `LinearProgram`.
struct RandomSystem {
  var random: SplitMix64
  var solver = Solver()
  var variables: [Variable] = []
  var live: [ConstraintID] = []
  var coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.7]
  /// A point that three in four required constraints allow.
  var home: [Double] = []

  init(seed: UInt64, variableCount: Int? = nil) {
    random = SplitMix64(seed: seed)
    let count = variableCount ?? 1 + random.below(6)
    for _ in 0..<count {
      variables.append(solver.makeVariable())
      home.append(half())
    }
  }

  mutating func half() -> Double { Double(random.below(81) - 40) / 2 }

  mutating func priority() -> Priority {
    let rare = Double(1 + random.below(999))
    let values: [Double] = [1000, 1000, 900, 750, 750, 749.5, 400, 250, 10, rare]
    return Priority(values[random.below(values.count)], subLevel: random.below(8) == 0 ? 1 : 0)
  }

  mutating func constraint() -> LinearConstraint {
    var terms: [Term] = []
    for _ in 0..<1 + random.below(3) {
      terms.append(
        Term(
          variables[random.below(variables.count)],
          times: coefficients[random.below(coefficients.count)]))
    }
    let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
    let priority = priority()
    var constant = half()
    if priority.isRequired, random.below(4) > 0 {
      constant = terms.reduce(0) { $0 + $1.coefficient * home[$1.variable.id] }
      if relation == .lessThanOrEqual { constant += Double(random.below(10)) }
      if relation == .greaterThanOrEqual { constant -= Double(random.below(10)) }
    }
    return LinearConstraint(LinearExpression(terms), relation, constant, priority: priority)
  }

  /// Adds an optional equation of a different strength for every variable, which makes the solution
  /// unique.
  mutating func pinAll() throws {
    for (i, variable) in variables.enumerated() {
      let wish = LinearConstraint(
        LinearExpression(variable), .equal, half(), priority: Priority(1 + Double(i) / 100))
      live.append(try solver.add(wish))
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  var constraints: [LinearConstraint] { live.map { solver.constraint($0) } }

  /// The total violation of the solver's solution per priority, strongest first.
  var violations: [Double] {
    var sums: [Priority: Double] = [:]
    for id in live where !solver.constraint(id).priority.isRequired {
      sums[solver.constraint(id).priority, default: 0] += solver.violation(of: id)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Returns a description of what is wrong with the solver's solution, or nil if it is feasible
  /// and optimal at every level.
  func objection() -> String? {
    for id in live where solver.constraint(id).priority.isRequired {
      if solver.violation(of: id) > 1e-6 { return "required \(id) is violated" }
    }
    let least = LinearProgram.leastViolations(
      of: constraints, variableCount: variables.count)
    guard let least else { return "the linear program is infeasible" }
    let isOptimal = zip(violations, least).allSatisfy { abs($0 - $1) < 1e-5 }
    return isOptimal ? nil : "violations \(violations), least \(least)"
  }

  /// Returns nil if the constraints contradict each other and no proper subset of them does;
  /// otherwise a description of the fault.
  func objection(toConflict conflict: [LinearConstraint]) -> String? {
    if LinearProgram.isFeasible(conflict, variableCount: variables.count) {
      return "the conflict is feasible"
    }
    for i in conflict.indices {
      var rest = conflict
      rest.remove(at: i)
      if !LinearProgram.isFeasible(rest, variableCount: variables.count) {
        return "member \(i) is not part of the conflict"
      }
    }
    return nil
  }
}
