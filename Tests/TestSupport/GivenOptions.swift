package import Testing

/// The options that a test gives to commands: `.gives("render --only --frame", "trace --rate")`. The test
/// fails if it ran no `overscroll` with one of them, in none of its cases. Which options of which commands
/// no test gives, `CommandLineTests` finds by these.
package struct GivenOptions: TestTrait, TestScoping {
  private let promised: Set<String>

  init(_ calls: [String]) {
    promised = Set(calls.flatMap { Self.options(of: $0) })
  }

  /// Each option with its command before it: `report page --output`.
  package static func options(of call: String) -> [String] {
    let words = call.split(separator: " ")
    let command = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    return words.filter { $0.hasPrefix("--") }.map { "\(command) \($0)" }
  }

  /// Around all cases of a test, not each.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> GivenOptions? {
    testCase == nil ? self : nil
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let record = CallRecord()
    try await CallRecord.$current.withValue(record, operation: function)
    for option in promised.subtracting(record.options).sorted() {
      Issue.record("the test gives no \(option)", sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == GivenOptions {
  package static func gives(_ calls: String...) -> Self { GivenOptions(calls) }
}
