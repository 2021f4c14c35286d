import Testing

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

  /// The running one. XCTest does not say which class it runs, so that its tests have no suites.
  init(testName: String, fileID: String, filePath: String) {
    let name = String(testName.prefix { $0 != "(" })
    guard let id = Test.current?.id else {
      self.init(suites: [], name: name, identity: "\(fileID) \(name)")
      return
    }
    var suites = Array(id.nameComponents.dropLast())
    if suites.first == GoldenFile.stem(of: filePath) { suites.removeFirst() }
    self.init(suites: suites, name: name, identity: "\(id)")
  }
}
