import Cassowary
import TestSupport
import Testing

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<250)
  func incrementalSolutionIsOptimalAtEveryLevel(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    system.solver.checksInvariants = true
    for _ in 0..<6 + system.random.below(20) {
      addOrCheckRefusal(of: system.constraint(), to: &system)
    }
    #expect(system.objection() == nil, "seed \(seed)\n\(system.solver.dump)")
  }

  @Test(arguments: 1000..<1120)
  func orderOfAdditionDoesNotMatter(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    for _ in 0..<6 + system.random.below(20) {
      if let id = try? system.solver.add(system.constraint()) { system.live.append(id) }
    }
    try system.pinAll()
    for _ in 0..<3 {
      var other = RandomSystem(seed: seed, variableCount: system.variables.count)
      for constraint in system.constraints.shuffled(using: &system.random) {
        try other.solver.add(constraint)
      }
      expectClose(other.values, system.values, "seed \(seed)")
    }
  }

  @Test(arguments: 2000..<2100)
  func editsKeepTheSolutionOptimal(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    system.solver.checksInvariants = true
    for step in 0..<60 {
      edit(&system)
      if step % 6 == 5 {
        #expect(system.objection() == nil, "seed \(seed), step \(step)\n\(system.solver.dump)")
      }
    }
  }

  @Test(arguments: 3000..<3100)
  func additionsTakenBackLeaveTheSolution(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    for _ in 0..<12 { addOrCheckRefusal(of: system.constraint(), to: &system) }
    try system.pinAll()
    let before = system.values
    for _ in 0..<5 {
      var extra: [ConstraintID] = []
      for _ in 0..<8 {
        if let id = try? system.solver.add(system.constraint()) { extra.append(id) }
      }
      for id in extra.shuffled(using: &system.random) { system.solver.remove(id) }
      expectClose(system.values, before, "seed \(seed)")
    }
    #expect(system.objection() == nil, "seed \(seed)")
  }

  @Test(arguments: 4000..<4040)
  func manyChangesOfConstantsDoNotDrift(seed: UInt64) throws {
    var system = RandomSystem(seed: seed, variableCount: 6)
    for _ in 0..<20 { addOrCheckRefusal(of: system.constraint(), to: &system) }
    try system.pinAll()
    for _ in 0..<400 {
      let id = system.live[system.random.below(system.live.count)]
      try? system.solver.setConstant(of: id, to: Double(system.random.below(1000)) / 7)
    }
    var fresh = RandomSystem(seed: seed, variableCount: 6)
    for constraint in system.constraints { try fresh.solver.add(constraint) }
    #expect(zip(system.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-8 }, "seed \(seed)")
  }

  /// Reading only the variables reported as moved is enough to know every value. This includes
  /// refused changes, removed variables, and new variables that take the index of a removed one.
  @Test(arguments: 6000..<6100)
  func whatIsNotToldToHaveMovedStaysWhereItIs(seed: UInt64) {
    var system = RandomSystem(seed: seed)
    var known: [Int: Double] = [:]
    var told = 0
    for step in 0..<80 {
      if step % 10 == 9 { system.replaceSomeVariable() }
      for _ in 0..<1 + system.random.below(3) { system.changeSomething() }
      var moved: Set<Int> = []
      system.solver.takeMoved { #expect(moved.insert($0).inserted, "seed \(seed): twice") }
      told += moved.count
      for variable in system.variables {
        let value = system.solver.value(of: variable)
        if moved.contains(variable.index) { known[variable.index] = value }
        #expect(known[variable.index, default: 0] == value, "seed \(seed), step \(step)")
      }
      system.solver.takeMoved { _ in Issue.record("seed \(seed), step \(step): told again") }
    }
    #expect(told > 0, "seed \(seed)")
  }

  @Test func aChangeTellsOfThoseThatFollow() throws {
    var solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let pins = try variables.map {
      try solver.add(LinearConstraint(LinearExpression($0), .equal, 5))
    }
    solver.takeMoved { _ in }
    try solver.setConstant(of: pins[40], to: 6)
    var moved: [Int] = []
    solver.takeMoved { moved.append($0) }
    #expect(moved == [variables[40].index])
  }

  /// Coefficients whose products reach millions and millionths: the solver loses exactness but
  /// keeps working.
  @Test(arguments: 5000..<5020)
  func awkwardCoefficientsAreSurvived(seed: UInt64) {
    var system = RandomSystem(seed: seed, variableCount: 8)
    system.coefficients = [1, -1, 1.0 / 3, -0.7, 100, 0.01, -7, 1.3, -0.15]
    for _ in 0..<200 {
      switch system.random.below(10) {
      case 0..<4:
        if let id = try? system.solver.add(system.constraint()) { system.live.append(id) }
      case 4..<7 where !system.live.isEmpty:
        system.solver.remove(system.live.remove(at: system.random.below(system.live.count)))
      case 7..<10 where !system.live.isEmpty:
        let id = system.live[system.random.below(system.live.count)]
        try? system.solver.setConstant(of: id, to: Double(system.random.below(2000)) / 7)
      default: break
      }
    }
    for id in system.live { system.solver.remove(id) }
    #expect(system.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    #expect(system.solver.brokenInvariant() == nil, "seed \(seed)")
  }

  // MARK: Steps

  private func addOrCheckRefusal(of constraint: LinearConstraint, to system: inout RandomSystem) {
    let before = system.values
    do throws(SolverError) {
      system.live.append(try system.solver.add(constraint))
    } catch {
      guard case .unsatisfiable(let conflict) = error else {
        Issue.record("\(error)")
        return
      }
      let others = conflict.dropLast().map { system.solver.constraint($0) }
      #expect(system.objection(toConflict: others + [constraint]) == nil)
      expectClose(system.values, before, "after a refusal")
    }
  }

  private func edit(_ system: inout RandomSystem) {
    let choice = system.random.below(10)
    guard choice >= 4, !system.live.isEmpty else {
      addOrCheckRefusal(of: system.constraint(), to: &system)
      return
    }
    let index = system.random.below(system.live.count)
    let id = system.live[index]
    var changed = [id: system.solver.constraint(id)]
    let before = system.values
    do throws(SolverError) {
      switch choice {
      case 4, 5:
        system.solver.remove(id)
        system.live.remove(at: index)
      case 6:
        let priority = system.priority()
        let old = system.solver.constraint(id)
        changed[id] = LinearConstraint(
          LinearExpression(old.terms), old.relation, old.constant, priority: priority)
        try system.solver.setPriority(of: id, to: priority)
      default:
        var changes: [(id: ConstraintID, constant: Double)] = []
        for _ in 0..<(choice == 7 ? 3 : 1) {
          let id = system.live[system.random.below(system.live.count)]
          let old = system.solver.constraint(id)
          let constant = old.constant + Double(system.random.below(41) - 20) / 2
          changes.append((id, constant))
          changed[id] = LinearConstraint(
            LinearExpression(old.terms), old.relation, constant, priority: old.priority)
        }
        if choice == 7 {
          try system.solver.setConstants(changes)
        } else {
          try system.solver.setConstant(of: changes[0].id, to: changes[0].constant)
        }
      }
    } catch {
      guard case .unsatisfiable(let conflict) = error else {
        Issue.record("\(error)")
        return
      }
      let members = conflict.map { changed[$0] ?? system.solver.constraint($0) }
      #expect(system.objection(toConflict: members) == nil)
      expectClose(system.values, before, "after a refusal")
    }
  }
}
