/// The identity of a test.
package struct TestID: Codable, Hashable, Sendable {
  /// The name of the class, without its module.
  package let suite: String
  /// The name of the method.
  package let method: String

  package init(suite: String, method: String) { (self.suite, self.method) = (suite, method) }

  /// The name as Xcode writes it.
  package var name: String { "-[\(suite) \(method)]" }
}
