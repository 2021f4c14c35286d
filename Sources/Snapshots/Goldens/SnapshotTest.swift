/// The test that an assertion stands in.
package struct SnapshotTest: Hashable, Sendable {
  /// Names of the suites around it, outermost first, without one that is named like the file.
  package let suites: [String]
  /// The function's name without its arguments.
  package let name: String
  /// Tells it from the other tests of the process.
  package let identity: String

  package init(suites: [String], name: String, identity: String) {
    self.suites = suites
    self.name = name
    self.identity = identity
  }
}
