import Cassowary
import TestSupport
import Testing

@Suite struct LayoutCaseTests {
  static let satisfiable = LayoutCase.all.filter { $0.conflictAt == nil }
  static let unsatisfiable = LayoutCase.all.filter { $0.conflictAt != nil }

  @Test func thereAreAll24() {
    #expect(LayoutCase.all.count == 24)
  }

  @Test(arguments: satisfiable)
  func solvesAndFollowsEdits(_ layoutCase: LayoutCase) throws {
    var live = CaseSolver(layoutCase)
    for row in layoutCase.constraints { try live.add(row) }
    expectClose(live.values, try #require(layoutCase.solution))
    expectClose(live.levels, try #require(layoutCase.levels))
    for step in layoutCase.steps ?? [] {
      try live.apply(step)
      expectClose(live.values, step.solution)
      expectClose(live.levels, step.levels)
    }
  }

  @Test(arguments: satisfiable)
  func orderOfAdditionDoesNotMatter(_ layoutCase: LayoutCase) throws {
    var random = SplitMix64(seed: 7)
    var live = CaseSolver(layoutCase)
    for row in layoutCase.constraints.shuffled(using: &random) { try live.add(row) }
    expectClose(live.values, try #require(layoutCase.solution))
  }

  @Test(arguments: unsatisfiable)
  func namesAnInfeasibleSet(_ layoutCase: LayoutCase) throws {
    var live = CaseSolver(layoutCase)
    let at = try #require(layoutCase.conflictAt)
    for row in layoutCase.constraints[..<at] { try live.add(row) }
    let before = live.values
    let conflict = try #require(conflictOnAdding(layoutCase.constraints[at], to: &live))
    #expect(live.values == before)
    #expect(conflict.last?.id == at)
    #expect(conflict == conflict.sorted())

    var alone = CaseSolver(layoutCase)
    for id in conflict.dropLast() { try alone.add(layoutCase.constraints[id.id]) }
    #expect(conflictOnAdding(layoutCase.constraints[at], to: &alone)?.count == conflict.count)
  }

  @Test(arguments: unsatisfiable)
  func recoversWhicheverMemberIsDemoted(_ layoutCase: LayoutCase) throws {
    let at = try #require(layoutCase.conflictAt)
    let solutions = try #require(layoutCase.solutionIfBroken)
    for (key, solution) in solutions.sorted(by: { $0.key < $1.key }) {
      guard let solution, let broken = Int(key) else { continue }
      var live = CaseSolver(layoutCase)
      for (index, row) in layoutCase.constraints.enumerated() {
        if index == at, broken != at {
          #expect(conflictOnAdding(row, to: &live) != nil)
          try live.solver.setPriority(of: live.ids[broken], to: .demoted)
        }
        try live.add(row, priority: index == at && broken == at ? 999.999 : nil)
      }
      expectClose(live.values, solution)
    }
  }

  private func conflictOnAdding(
    _ row: LayoutCase.Row, to live: inout CaseSolver
  ) -> [ConstraintID]? {
    do throws(SolverError) {
      _ = try live.solver.add(live.constraint(row))
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return nil }
      return conflict
    }
  }
}

func expectClose(
  _ actual: [Double], _ expected: [Double], _ note: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-4 }
  #expect(
    isClose, "\(actual) is not \(expected) \(note)", sourceLocation: sourceLocation)
}

func expectClose(
  _ actual: [[Double]], _ expected: [[Double]], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClose(
    actual.flatMap { $0 }, expected.flatMap { $0 }, "(levels)", sourceLocation: sourceLocation)
}
