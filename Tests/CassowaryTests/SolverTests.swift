import Cassowary
import TestSupport
import Testing

@Suite struct SolverTests {
  @Test func whatNothingMentionsIsZeroAndAmbiguous() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }

  @Test func theVariableCreatedFirstIsDetermined() throws {
    var solver = checkedSolver()
    let (x, y) = (solver.makeVariable(name: "x"), solver.makeVariable(name: "y"))
    try solver.add(LinearConstraint(LinearExpression(y) + LinearExpression(x), .equal, 10))
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 0)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))

    try solver.add(LinearConstraint(LinearExpression(y), .equal, 3, priority: Priority(10)))
    #expect(solver.value(of: x) == 7)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  /// Each variable depends on the previous one, so the number of cells grows with the square of the
  /// number of variables.
  @Test func aTableauThatIsTooLargeTakesNoMore() throws {
    var solver = Solver(cellLimit: 1000)
    var (variables, ids) = ([solver.makeVariable()], [ConstraintID]())
    var refusal: SolverError?
    while refusal == nil, variables.count < 200 {
      let next = solver.makeVariable()
      let step = LinearExpression(next) - LinearExpression(variables[variables.count - 1])
      do throws(SolverError) {
        ids.append(try solver.add(LinearConstraint(step, .equal, 1, subject: next)))
        variables.append(next)
      } catch {
        refusal = error
      }
    }
    guard case .tooLarge(let cells) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    // The storage of a row of i cells has a capacity below 2i.
    #expect(cells >= 1000 && cells < 1100)
    #expect((32...45).contains(ids.count), "\(ids.count)")
    #expect(solver.value(of: variables[ids.count]) == Double(ids.count))
    solver.remove(ids.suffix(10))
    #expect(solver.cellCount < 1000)
    try solver.add(LinearConstraint(LinearExpression(variables[10]), .equal, 7))
    #expect(solver.value(of: variables[12]) == 9)
  }

  @Test func theSubjectIsDeterminedInsteadOfTheVariableCreatedFirst() throws {
    var solver = checkedSolver()
    let (x, y) = (solver.makeVariable(name: "x"), solver.makeVariable(name: "y"))
    let sum = LinearExpression(x) + LinearExpression(y)
    let id = try solver.add(LinearConstraint(sum, .equal, 10, subject: y))
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 10)

    // A subject that is already determined passes the choice on to the variables it depends on.
    let z = solver.makeVariable(name: "z")
    try solver.add(
      LinearConstraint(LinearExpression(z) - LinearExpression(y), .equal, 5, subject: y))
    #expect([x, y, z].map { solver.value(of: $0) } == [15, -5, 0])

    solver.remove(id)
    #expect(solver.isAmbiguous(y))
  }

  /// In a chain where each variable depends on the previous one, the start stays 0, even after a
  /// link was removed and added again.
  @Test func theStartOfAChainStaysZero() throws {
    var solver = checkedSolver()
    // Variables are created from the end of the chain, so that the rule alone would determine the
    // start.
    let chain = (0..<5).map { _ in solver.makeVariable() }.reversed() as [Variable]
    func link(_ i: Int) -> LinearConstraint {
      LinearConstraint(
        LinearExpression(chain[i]) - LinearExpression(chain[i - 1]), .equal, 10,
        subject: chain[i])
    }
    var ids = try (1..<5).map { try solver.add(link($0)) }
    #expect(chain.map { solver.value(of: $0) } == [0, 10, 20, 30, 40])
    for i in [2, 1, 4, 3] {
      solver.remove(ids[i - 1])
      ids[i - 1] = try solver.add(link(i))
      #expect(chain.map { solver.value(of: $0) } == [0, 10, 20, 30, 40], "link \(i)")
    }
  }

  @Test func anInequalityAloneLeavesItsVariableAmbiguous() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 5))
    #expect(solver.value(of: x) == 5)
    #expect(solver.isAmbiguous(x))
    try solver.add(
      LinearConstraint(LinearExpression(x), .lessThanOrEqual, 5, priority: Priority(1)))
    #expect(!solver.isAmbiguous(x))
  }

  @Test(arguments: 0..<60)
  func underdeterminedEquationsHaveOneAnswerInAnyOrder(seed: UInt64) throws {
    var system = RandomSystem(seed: seed, variableCount: 8)
    var equations: [LinearConstraint] = []
    while equations.count < 5 {
      let drawn = system.constraint()
      let equation = LinearConstraint(LinearExpression(drawn.terms), .equal, drawn.constant)
      // An equation that contradicts the others, or has no variable, does not affect the order.
      if (try? system.solver.add(equation)) != nil { equations.append(equation) }
    }
    var values: [[Double]] = []
    for _ in 0..<3 {
      var other = RandomSystem(seed: seed, variableCount: 8)
      for equation in equations { try other.solver.add(equation) }
      let passer = try other.solver.add(
        LinearConstraint(
          LinearExpression(other.variables[system.random.below(8)]), .equal, 99, priority: .demoted)
      )
      other.solver.remove(passer)
      values.append(other.values)
      equations.shuffle(using: &system.random)
    }
    expectClose(values[1], values[0], "seed \(seed)")
    expectClose(values[2], values[0], "seed \(seed)")
  }

  @Test func numbersOutOfRangeAreRefused() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
    #expect(throws: SolverError.outOfRange(1e7)) {
      try solver.add(LinearConstraint(1e7 * LinearExpression(x), .equal, 1))
    }
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint(.nan * LinearExpression(x), .equal))
    }
    #expect(throws: SolverError.outOfRange(1e9)) { try solver.setConstant(of: id, to: 1e9) }
    #expect(throws: SolverError.outOfRange(-.infinity)) {
      try solver.setConstants([(id, 3), (id, -.infinity)])
    }
    #expect(solver.value(of: x) == 1)
  }

  @Test func aConstraintWithoutVariablesHoldsOrIsItsOwnConflict() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable()
    let nothing = LinearExpression(x) - LinearExpression(x)
    let zero = try solver.add(LinearConstraint(nothing, .equal, 0))
    #expect(throws: SolverError.unsatisfiable(conflict: [zero])) {
      try solver.setConstant(of: zero, to: 1)
    }
    let wish = try solver.add(
      LinearConstraint(nothing, .greaterThanOrEqual, 4, priority: Priority(5)))
    #expect(solver.violation(of: wish) == 4)
  }

  @Test func onlyTheLastStateOfABatchMustBeSatisfiable() throws {
    var solver = checkedSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
    let high = try solver.add(LinearConstraint(LinearExpression(y), .equal, 2))
    let order = try solver.add(
      LinearConstraint(LinearExpression(x) - LinearExpression(y), .lessThanOrEqual, 0))
    #expect(throws: SolverError.unsatisfiable(conflict: [low, high, order])) {
      try solver.setConstants([(high, 1.5), (low, 5)])
    }
    #expect(solver.value(of: y) == 2)
    try solver.setConstants([(low, 5), (high, 6)])
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 6)
  }

  @Test func aDemotedConstraintPullsAndComesBack() throws {
    var solver = checkedSolver()
    let height = solver.makeVariable(name: "height")
    let floor = try solver.add(LinearConstraint(LinearExpression(height), .greaterThanOrEqual, 0))
    let wish = try solver.add(
      LinearConstraint(LinearExpression(height), .equal, 80, priority: Priority(999)))
    let fixed = try solver.add(LinearConstraint(LinearExpression(height), .equal, 30))
    #expect(throws: SolverError.unsatisfiable(conflict: [floor, fixed])) {
      try solver.setConstant(of: fixed, to: -20)
    }
    #expect(solver.value(of: height) == 30)
    #expect(solver.constraint(fixed).constant == 30)

    try solver.setPriority(of: fixed, to: .demoted)
    try solver.setConstant(of: fixed, to: -20)
    #expect(solver.value(of: height) == 0)
    #expect(solver.violation(of: fixed) == 20)
    #expect(throws: SolverError.unsatisfiable(conflict: [floor, fixed])) {
      try solver.setPriority(of: fixed, to: .required)
    }
    #expect(solver.constraint(fixed).priority == .demoted)

    try solver.setConstant(of: fixed, to: 10)
    #expect(solver.violation(of: fixed) == 0)
    try solver.setPriority(of: fixed, to: .required)
    #expect(solver.value(of: height) == 10)
    #expect(solver.violation(of: wish) == 70)
  }

  @Test func subLevelsOfOnePriorityAreLevels() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable()
    for _ in 0..<3 {
      try solver.add(
        LinearConstraint(LinearExpression(x), .equal, 9, priority: Priority(750, subLevel: 1)))
    }
    try solver.add(LinearConstraint(LinearExpression(x), .equal, 4, priority: Priority(750)))
    #expect(solver.value(of: x) == 4)
  }

  @Test func editVariablesFollowSuggestionsUntilTheEnd() throws {
    var solver = checkedSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(LinearExpression(y) - 2 * LinearExpression(x), .equal, 1))
    try solver.add(LinearConstraint(LinearExpression(x), .equal, 5, priority: Priority(1)))
    try solver.add(LinearConstraint(LinearExpression(y), .lessThanOrEqual, 41))
    try solver.beginEdit(x, priority: Priority(900))
    #expect(solver.value(of: x) == 5)
    try solver.suggest(12, for: x)
    #expect(solver.value(of: y) == 25)
    try solver.suggest(100, for: x)
    #expect(solver.value(of: x) == 20)
    solver.endEdit(x)
    #expect(solver.value(of: x) == 5)
  }

  @Test func idsAreNotUsedTwice() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
    solver.remove(first)
    let second = try solver.add(LinearConstraint(LinearExpression(x), .equal, 2))
    #expect(!solver.contains(first))
    #expect(solver.contains(second))
    solver.remove(second)
    solver.removeVariable(x)
    #expect(solver.makeVariable() != x)
  }

  /// Beale (1955): the textbook simplex cycles on this problem.
  @Test func doesNotCycle() throws {
    var solver = checkedSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    func sum(_ coefficients: [Double]) -> LinearExpression {
      LinearExpression(zip(x, coefficients).map { Term($0, times: $1) })
    }
    for variable in x {
      try solver.add(LinearConstraint(LinearExpression(variable), .greaterThanOrEqual, 0))
    }
    try solver.add(LinearConstraint(sum([0.25, -8, -1, 9]), .lessThanOrEqual, 0))
    try solver.add(LinearConstraint(sum([0.5, -12, -0.5, 3]), .lessThanOrEqual, 0))
    try solver.add(LinearConstraint(sum([0, 0, 1, 0]), .lessThanOrEqual, 1))
    let wish = try solver.add(
      LinearConstraint(sum([0.75, -20, 0.5, -6]), .equal, 1000, priority: Priority(1)))
    #expect(abs(solver.violation(of: wish) - 998.75) < 1e-9)
  }

  /// Hundreds of bounds meet in one point, so that every step is degenerate.
  @Test func aHighlyDegenerateSystemIsSolved() throws {
    var solver = Solver()
    let x = (0..<20).map { _ in solver.makeVariable() }
    for a in x {
      for b in x where a != b {
        let priority = Priority(Double(1 + (a.id * 7 + b.id * 3) % 40))
        try solver.add(
          LinearConstraint(
            LinearExpression(a) - LinearExpression(b), .greaterThanOrEqual, 0, priority: priority))
      }
    }
    let last = try solver.add(LinearConstraint(LinearExpression(x[19]), .equal, 5))
    for variable in x { #expect(abs(solver.value(of: variable) - 5) < 1e-9) }
    try solver.setConstant(of: last, to: -3)
    for variable in x { #expect(abs(solver.value(of: variable) + 3) < 1e-9) }
  }

  @Test func theDumpShowsTheTableau() throws {
    var solver = checkedSolver()
    let (x, y) = (solver.makeVariable(name: "x"), solver.makeVariable(name: "y"))
    try solver.add(LinearConstraint(LinearExpression(x) - 0.5 * LinearExpression(y), .equal, 10))
    try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 20))
    let wish = try solver.add(
      LinearConstraint(LinearExpression(y), .equal, 30, priority: Priority(750)))
    #expect(
      solver.dump == """
        legend: names are variables; s slack, e error, d dummy, numbered by constraint;
                basic = constant + terms; what is not basic is 0
        constraints:
          #0: + x - 0.5 y == 10.0
          #1: + x >= 20.0
          #2: + y == 30.0  @750.0/0
        objective, strongest first:
          750.0/0: + e2- + e2
        rows:
          x = 25.0 - d0 - 0.5 e2- + 0.5 e2
          y = 30.0 - e2- + e2
          s1 = 5.0 - d0 - 0.5 e2- + 0.5 e2

        """)
    solver.remove(wish)
    #expect(!solver.dump.contains("750"))
  }
}

/// Returns a solver that checks its invariants after every change.
func checkedSolver() -> Solver {
  var solver = Solver()
  solver.checksInvariants = true
  return solver
}
