/// The test that contains an assertion.
package struct SnapshotTest: Hashable, Sendable {
  /// The names of the suites around the test, outermost first, without one named like the file.
  package let suites: [String]
  /// The name of the function without its arguments.
  package let name: String
  /// An identifier that is unique among the tests of the process.
  package let identity: String

  package init(suites: [String], name: String, identity: String) {
    self.suites = suites
    self.name = name
    self.identity = identity
  }
}
