import Cassowary
import TestSupport
import Testing

/// Rows of a table are removed from the solver and added again.
@Suite struct RecyclingTests {
  /// A bar that contains a text. It is as wide as the screen and as high as the text needs.
  struct Bar {
    let variables: [Variable]
    let constraints: [ConstraintID]

    init(top: Double, screen: Variable, in solver: inout Solver) throws {
      variables = (0..<4).map { _ in solver.makeVariable() }
      let expressions = variables.map { LinearExpression($0) }
      let (y, width, height, text) = (
        expressions[0], expressions[1], expressions[2], expressions[3]
      )
      let rules = [
        LinearConstraint(height, .greaterThanOrEqual, 0),
        LinearConstraint(text, .greaterThanOrEqual, 0),
        LinearConstraint(y, .equal, top),
        LinearConstraint(width - LinearExpression(screen), .equal, 0),
        LinearConstraint(width - text, .greaterThanOrEqual, 32),
        LinearConstraint(height - 0.25 * text, .equal, 8),
        LinearConstraint(text, .lessThanOrEqual, 90 + top / 10, priority: Priority(251)),
        LinearConstraint(text, .greaterThanOrEqual, 90 + top / 10, priority: Priority(750)),
        LinearConstraint(height, .equal, 44, priority: Priority(100 + top / 100)),
      ]
      constraints = try rules.map { rule throws(SolverError) in try solver.add(rule) }
    }

    func leave(_ solver: inout Solver) {
      solver.remove(constraints)
      for variable in variables { solver.removeVariable(variable) }
    }
  }

  private struct Screen {
    var solver = Solver()
    let width: Variable
    var bars: [Bar] = []

    init(barCount: Int) throws {
      width = solver.makeVariable()
      try solver.add(LinearConstraint(LinearExpression(width), .equal, 120))
      for i in 0..<barCount { try append(top: 50 * Double(i)) }
    }

    mutating func append(top: Double) throws {
      bars.append(try Bar(top: top, screen: width, in: &solver))
    }

    mutating func recycle(_ place: Int) throws {
      bars[place].leave(&solver)
      bars[place] = try Bar(top: 50 * Double(place), screen: width, in: &solver)
    }

    var values: [Double] { bars.flatMap { $0.variables.map { solver.value(of: $0) } } }
  }

  @Test func tenThousandRoundsLeaveNothingBehind() throws {
    var random = SplitMix64(seed: 11)
    var screen = try Screen(barCount: 12)
    let before = (screen.values, screen.solver.liveCounts)
    for _ in 0..<1000 { try screen.recycle(random.below(12)) }
    let capacity = screen.solver.storageCapacity
    for _ in 0..<9000 { try screen.recycle(random.below(12)) }
    #expect(screen.solver.storageCapacity == capacity)
    #expect(screen.solver.liveCounts == before.1)
    #expect(screen.values == before.0)
    #expect(screen.solver.brokenInvariant() == nil)
  }

  /// The cost is measured in simplex steps.
  @Test func recyclingDoesNotDependOnTheRestOfTheScreen() throws {
    func pivots(barCount: Int) throws -> Int {
      var screen = try Screen(barCount: barCount)
      let before = screen.solver.pivotCount
      for _ in 0..<20 { try screen.recycle(barCount / 2) }
      return screen.solver.pivotCount - before
    }
    let few = try pivots(barCount: 10)
    #expect(few > 0)
    #expect(try pivots(barCount: 300) == few)
  }

  @Test func aRemovedVariableMakesRoomForAnother() throws {
    var solver = checkedSolver()
    let x = solver.makeVariable(name: "x")
    let (y, z) = (solver.makeVariable(name: "y"), solver.makeVariable(name: "z"))
    solver.removeVariable(x)
    let young = solver.makeVariable(name: "young")
    #expect(young > z && young != x)
    // Of two candidates the older variable is determined, whichever index the younger one was
    // given.
    try solver.add(
      LinearConstraint(
        LinearExpression(young) + LinearExpression(y) + LinearExpression(z), .equal, 6))
    #expect(solver.value(of: y) == 6)
    #expect(solver.value(of: young) == 0)
  }

  @Test(arguments: 7000..<7100)
  func removingAtOnceIsRemovingOneByOne(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    system.solver.checksInvariants = true
    for _ in 0..<16 {
      if let id = try? system.solver.add(system.constraint()) { system.live.append(id) }
    }
    try system.pinAll()
    var leaving: [ConstraintID] = []
    for _ in 0..<6 {
      let unpinned = system.live.count - system.variables.count
      guard unpinned > 0 else { break }
      leaving.append(system.live.remove(at: system.random.below(unpinned)))
    }
    var other = system
    system.solver.remove(leaving)
    for id in leaving { other.solver.remove(id) }
    expectClose(system.values, other.values, "seed \(seed)")
    #expect(system.objection() == nil, "seed \(seed)")
    #expect(leaving.allSatisfy { !system.solver.contains($0) })
  }
}
