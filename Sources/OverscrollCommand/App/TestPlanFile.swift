import Foundation
import Snapshots

/// A test plan of Xcode, an `.xctestplan` file in JSON, with the options of its first
/// configuration.
package struct TestPlanFile {
  /// The names of the enabled targets.
  package private(set) var targets: Set<String> = []
  private(set) var skippedTests: [String: Set<String>] = [:]
  private(set) var selectedTests: [String: Set<String>] = [:]
  private(set) var variables: [(name: String, value: String)] = []
  private(set) var language: String?
  private(set) var region: String?
  /// The names of the enabled configurations.
  private(set) var configurations: [String] = []

  private struct Plan: Decodable {
    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [Target]?
  }

  private struct Configuration: Decodable {
    var name: String?
    var enabled: Bool?
    var options: Options?
  }

  private struct Options: Decodable {
    var environmentVariableEntries: [Variable]?
    var language: String?
    var region: String?
  }

  private struct Variable: Decodable {
    var key: String
    var value: String?
    var enabled: Bool?
  }

  private struct Target: Decodable {
    struct Name: Decodable { var name: String }

    var target: Name
    var enabled: Bool?
    // Tests of Swift Testing are listed in another form, which is not decoded.
    var skippedTests: Names?
    var selectedTests: Names?
  }

  private struct Names: Decodable {
    let all: Set<String>?

    init(from decoder: any Decoder) throws {
      let list = try? decoder.singleValueContainer().decode([String].self)
      all = list.map { Set($0.map(TestPlanFile.plain)) }
    }
  }

  /// Reads a plan; nil if it cannot be read.
  package init?(_ path: String) {
    guard let bytes = try? AppSources.bytes(path),
      let plan = try? JSONDecoder().decode(Plan.self, from: Data(bytes))
    else { return nil }
    for target in plan.testTargets ?? [] where target.enabled != false {
      targets.insert(target.target.name)
      skippedTests[target.target.name] = target.skippedTests?.all
      selectedTests[target.target.name] = target.selectedTests?.all
    }
    let enabled = (plan.configurations ?? []).filter { $0.enabled != false }
    configurations = enabled.map { $0.name ?? "" }
    let (own, general) = (enabled.first?.options, plan.defaultOptions)
    let entries = own?.environmentVariableEntries ?? general?.environmentVariableEntries ?? []
    variables = entries.filter { $0.enabled != false }.map { ($0.key, $0.value ?? "") }
    language = own?.language ?? general?.language
    region = own?.region ?? general?.region
  }

  /// Returns the name of a test without the parentheses that Xcode writes.
  static func plain(_ name: String) -> String { name.replacing("()", with: "") }
}
