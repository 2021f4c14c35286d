import HeadlessXCTest
package import Snapshots
import Testing

extension SnapshotTest {
  /// Creates the identity of the running test. XCTest does not provide the class of the running
  /// test, so that its tests have no suites.
  package init(testName: String, fileID: String, filePath: String) {
    let name = String(testName.prefix { $0 != "(" })
    guard let id = Test.current?.id else {
      let running = TestRecord.current?.test.name
      self.init(suites: [], name: name, identity: running ?? "\(fileID) \(name)")
      return
    }
    var suites = Array(id.nameComponents.dropLast())
    if suites.first == GoldenFile.stem(of: filePath) { suites.removeFirst() }
    self.init(suites: suites, name: name, identity: "\(id)")
  }
}
