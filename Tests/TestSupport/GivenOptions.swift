package import Testing

/// A trait that declares which options of commands a test uses.
///
/// An example is `.gives("render --only --frame", "trace --rate")`. The test fails if none of its
/// cases runs `overscroll` with a declared option. `CommandLineTests` uses the declarations to find
/// options that no test uses.
package struct GivenOptions: TestTrait, TestScoping {
  private let promised: Set<String>

  init(_ calls: [String]) {
    promised = Set(calls.flatMap { Self.options(of: $0) })
  }

  /// Returns each option with its command, such as `report page --output`.
  package static func options(of call: String) -> [String] {
    let words = call.split(separator: " ")
    let command = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    return words.filter { $0.hasPrefix("--") }.map { "\(command) \($0)" }
  }

  /// Provides one scope around all cases of a test instead of one per case.
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
