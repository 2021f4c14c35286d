package import Foundation
package import FoundationXML
import Snapshots

/// The parts of an `.xcscheme` file about tests.
package final class SchemeFile: NSObject, XMLParserDelegate {
  let path: String
  /// The names of the targets that the scheme tests.
  package private(set) var targets: Set<String> = []
  private(set) var skippedTests: [String: Set<String>] = [:]
  private(set) var selectedTests: [String: Set<String>] = [:]
  private(set) var language: String?
  private(set) var region: String?
  /// The default test plan of the scheme, whose options replace those of the scheme.
  private(set) var plan: TestPlanFile?
  /// The path of a test plan that cannot be read; nil without one.
  private(set) var unreadPlan: String?
  private var testVariables: [(name: String, value: String)] = []
  private var launchVariables: [(name: String, value: String)] = []
  private var usesLaunchVariables = false
  private let folder: String
  private var open: [String] = []
  /// The target whose element is being read.
  private var testable: Testable?

  private struct Testable {
    var name: String?
    var isSkipped: Bool
    var selectsOnly: Bool
    var skipped: Set<String> = []
    var selected: Set<String> = []
  }

  /// Reads a scheme; nil if it cannot be read.
  ///
  /// - Parameter folder: The folder that paths of test plans are relative to.
  package init?(_ path: String, in folder: String) {
    (self.path, self.folder) = (path, folder)
    super.init()
    guard let bytes = try? AppSources.bytes(path) else { return nil }
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// Whether the scheme tests a target.
  func tests(_ target: String) -> Bool {
    plan.map { $0.targets.contains(target) } ?? targets.contains(target)
  }

  /// The variables of the tests: those of launches, if the scheme shares them.
  var variables: [(name: String, value: String)] {
    usesLaunchVariables ? launchVariables : testVariables
  }

  package func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "TestAction":
      usesLaunchVariables = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
      (language, region) = (attributes["language"], attributes["region"])
    case "EnvironmentVariable" where attributes["isEnabled"] != "NO":
      guard let key = attributes["key"], !key.isEmpty else { break }
      let variable = (key, attributes["value"] ?? "")
      if open.contains("TestAction") { testVariables.append(variable) }
      if open.contains("LaunchAction") { launchVariables.append(variable) }
    case "TestPlanReference" where plan == nil || attributes["default"] == "YES":
      guard let reference = attributes["reference"] else { break }
      let path = folder.appending(file: reference.replacing("container:", with: ""))
      plan = TestPlanFile(path)
      unreadPlan = plan == nil ? path : nil
    case "TestableReference":
      testable = Testable(
        isSkipped: attributes["skipped"] == "YES",
        selectsOnly: attributes["useTestSelectionWhitelist"] == "YES")
    case "BuildableReference" where testable != nil && open.last == "TestableReference":
      testable?.name = attributes["BlueprintName"]
    case "Test":
      guard let name = attributes["Identifier"].map(TestPlanFile.plain) else { break }
      if open.last == "SkippedTests" { testable?.skipped.insert(name) }
      if open.last == "SelectedTests" { testable?.selected.insert(name) }
    default: break
    }
    open.append(element)
  }

  /// Ends at the first error. After one, Foundation's parser reports elements whose attributes can
  /// be invalid UTF-8, at which it traps.
  package func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    parser.abortParsing()
  }

  package func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
    guard element == "TestableReference", let testable, let name = testable.name else { return }
    self.testable = nil
    guard !testable.isSkipped else { return }
    targets.insert(name)
    skippedTests[name] = testable.skipped
    if testable.selectsOnly { selectedTests[name] = testable.selected }
  }
}
