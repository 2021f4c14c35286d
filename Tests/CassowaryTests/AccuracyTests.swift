import Cassowary
import TestSupport
import Testing

/// Systems with coefficients far from 1, whose products lose digits with every step.
@Suite struct AccuracyTests {
  /// Returns a system with coefficients of 0.1 to 10, evenly distributed on a logarithmic scale.
  /// With a step of 1.6, coefficients reach 590.
  private func system(seed: UInt64, variableCount: Int, step: Double = 1.25) -> RandomSystem {
    var system = RandomSystem(seed: seed, variableCount: variableCount)
    system.coefficients = (0..<40).map { _ in
      // Ten steps make a factor of ten; the random start fills the gaps between the steps.
      var coefficient = 0.1 + Double(system.random.below(1000)) / 1e4
      for _ in 0..<system.random.below(18) { coefficient *= step }
      return system.random.below(2) == 0 ? coefficient : -coefficient
    }
    return system
  }

  /// Compares the solver with the dense linear program. The solution must be optimal at every
  /// level, and every refusal must name a minimal conflict. The number of simplex steps is bounded.
  @Test(arguments: 8000..<8120)
  func coefficientsFromATenthToTenAreSolved(seed: UInt64) {
    var system = system(seed: seed, variableCount: 6 + Int(seed % 5))
    for _ in 0..<30 {
      let constraint = system.constraint()
      let pivots = system.solver.pivotCount
      do throws(SolverError) {
        system.live.append(try system.solver.add(constraint))
      } catch {
        guard case .unsatisfiable(let conflict) = error else {
          Issue.record("seed \(seed): \(error)")
          return
        }
        let members = conflict.dropLast().map { system.solver.constraint($0) } + [constraint]
        #expect(system.objection(toConflict: members) == nil, "seed \(seed)")
      }
      #expect(system.solver.pivotCount - pivots <= 100, "seed \(seed)")
    }
    #expect(system.solver.accuracy == .kept, "seed \(seed)")
    #expect(system.objection() == nil, "seed \(seed)")
    #expect(system.solver.brokenInvariant() == nil, "seed \(seed)")
  }

  /// The dense program loses its own digits in systems of this size. The test evaluates the
  /// constraints instead, and adds them in another order, which must lead to the same point.
  @Test(arguments: 9134..<9146)
  func largeSystemsHoldWhatTheySayOrSayOtherwise(seed: UInt64) throws {
    var system = system(seed: seed, variableCount: 24)
    for _ in 0..<100 {
      if let id = try? system.solver.add(system.constraint()) { system.live.append(id) }
    }
    try system.pinAll()
    #expect(system.solver.accuracy == .kept, "seed \(seed)")
    #expect(system.solver.pivotCount < 2000, "seed \(seed)")
    for id in system.live where system.solver.constraint(id).priority.isRequired {
      #expect(relativeViolation(of: id, in: system.solver) <= 1e-6, "seed \(seed)")
    }
    var other = RandomSystem(seed: seed, variableCount: 24)
    for constraint in system.constraints.shuffled(using: &system.random) {
      try other.solver.add(constraint)
    }
    let size = system.values.reduce(1) { max($0, abs($1)) }
    for (a, b) in zip(system.values, other.values) {
      #expect(abs(a - b) <= 1e-6 * size, "seed \(seed)")
    }
  }

  /// Slacks and errors are scaled to the size of their rows. While they were measured in points,
  /// these systems cycled until the step bound, or a satisfied constraint was mistaken for a
  /// violated one.
  @Test(arguments: [34, 87, 116, 118, 123])
  func rowsOfManySizesAreBroughtToOne(seed: UInt64) throws {
    var system = system(seed: seed, variableCount: 12, step: 1.6)
    for _ in 0..<50 {
      if let id = try? system.solver.add(system.constraint()) { system.live.append(id) }
    }
    try system.pinAll()
    #expect(system.solver.accuracy == .kept, "seed \(seed)")
    for id in system.live where system.solver.constraint(id).priority.isRequired {
      #expect(relativeViolation(of: id, in: system.solver) <= 1e-6, "seed \(seed)")
    }
    var other = RandomSystem(seed: seed, variableCount: 12)
    for constraint in system.constraints.shuffled(using: &system.random) {
      try other.solver.add(constraint)
    }
    let size = system.values.reduce(1) { max($0, abs($1)) }
    for (a, b) in zip(system.values, other.values) {
      #expect(abs(a - b) <= 1e-6 * size, "seed \(seed)")
    }
  }

  /// Coefficients of 1e-5 to 1e5 exceed sixteen digits: some solutions are wrong, and the solver
  /// reports which. Solutions with `accuracy == .kept` satisfy their constraints, and no step count
  /// exceeds its bound.
  @Test func accuracyThatIsLostIsReported() {
    var lostCount = 0
    for seed in 9500..<9504 as Range<UInt64> {
      var system = system(seed: seed, variableCount: 12)
      for i in system.coefficients.indices where i % 3 != 0 {
        system.coefficients[i] *= i % 3 == 1 ? 1e-4 : 1e4
      }
      for _ in 0..<50 {
        let constraint = system.constraint()
        let pivots = system.solver.pivotCount
        if let id = try? system.solver.add(constraint) { system.live.append(id) }
        #expect(system.solver.pivotCount - pivots <= 2500, "seed \(seed)")
      }
      guard system.solver.accuracy == .kept else {
        lostCount += 1
        continue
      }
      for id in system.live where system.solver.constraint(id).priority.isRequired {
        #expect(relativeViolation(of: id, in: system.solver) <= 1e-6, "seed \(seed)")
      }
    }
    #expect(lostCount > 0)
  }

  /// Returns the violation divided by the size of the terms, which is at least 1.
  private func relativeViolation(of id: ConstraintID, in solver: Solver) -> Double {
    let constraint = solver.constraint(id)
    let size = constraint.terms.reduce(1 + abs(constraint.constant)) {
      $0 + abs($1.coefficient * solver.value(of: $1.variable))
    }
    return solver.violation(of: id) / size
  }
}
