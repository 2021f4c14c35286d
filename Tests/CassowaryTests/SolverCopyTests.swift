import Cassowary
import TestSupport
import Testing

/// Copies of a solver share memory until one of them is changed. Run these tests in release builds
/// too: an optimiser that drops a uniqueness check breaks them only there.
@Suite struct SolverCopyTests {
  @Test func demotingInACopyLeavesTheOriginal() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 50))
    let second = try solver.add(
      LinearConstraint(LinearExpression(y) - LinearExpression(x), .equal, 0))
    let before = solver.dump
    for id in [first, second] {
      var copy = solver
      try copy.setPriority(of: id, to: .demoted)
      #expect(copy.brokenInvariant() == nil)
      #expect(solver.dump == before)
      #expect(solver.brokenInvariant() == nil)
    }
  }

  /// Each step changes one of several copies or replaces it by a copy of another one. All other
  /// copies keep their values to the last digit.
  @Test(arguments: 6000..<6030)
  func changingOneCopyLeavesTheOthers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var start = RandomSystem(seed: seed, variableCount: 5)
    for _ in 0..<10 { start.changeSomething() }
    var copies = Array(repeating: start, count: 4)
    var dumps = copies.map(\.solver.dump)
    for step in 0..<80 {
      let index = random.below(copies.count)
      if random.below(4) == 0 {
        let other = random.below(copies.count)
        copies[index] = copies[other]
        dumps[index] = dumps[other]
        // Without a new seed the copies would draw identical changes from here on.
        copies[index].random = SplitMix64(seed: random.next())
      } else {
        copies[index].changeSomething()
        dumps[index] = copies[index].solver.dump
      }
      #expect(copies.map(\.solver.dump) == dumps, "seed \(seed), step \(step)")
    }
    for copy in copies { #expect(copy.solver.brokenInvariant() == nil, "seed \(seed)") }
  }
}
