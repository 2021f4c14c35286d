import Testing

/// The messages about steps that do not exist and about scripts that end too early.
@Suite struct StepProblemTests {
  private static let head = "scene: 1\nscreen: a\n"

  @Test("Names of steps from other tools are understood, and a broken script has no known end")
  func stepsOfOtherTools() {
    let script = "timeline:\n  - wait: 1s\n  - Click\n  - darg\n"
    let found = rendered(Self.head + script + "outputs: [{file: a.png, time: 1s}]\n")
    let helps = found.split(separator: "\n").compactMap { line in
      line.firstRange(of: "did you mean ").map { String(line[$0.upperBound...]) }
    }
    #expect(helps == ["'hold'?", "'tap'?", "'drag'?"], "\(found)")
    #expect(!found.contains("never reached"))
  }

  @Test("The message about an unreachable time says how much is missing")
  func unreachableTimes() {
    let found = rendered(
      Self.head + "timeline: [{hold: 0.4s}]\noutputs: [{file: a.png, time: 0.7s}]\n")
    #expect(found.contains("0.7s is never reached: the timeline ends at 0.4s"), "\(found)")
    #expect(found.contains("add '- hold: 0.3s' to the timeline, or write 'end'"), "\(found)")
  }
}
