import Foundation
import Snapshots

/// The conditions that a shared scheme of Xcode, or its test plan, sets for the tests of a target.
struct TestScheme {
  /// The name of the scheme.
  let name: String
  /// The environment variables of the tests, in the scheme's order.
  private(set) var variables: [(name: String, value: String)] = []
  /// The user's language and region, such as `de_DE`; nil if the scheme sets no language.
  private(set) var locale: String?
  /// The tests that the scheme leaves out, as `Class` or `Class/test`.
  private(set) var skipped: Set<String> = []
  /// The only tests that the scheme runs, in the same form; nil for all.
  private(set) var selected: Set<String>?
  /// Descriptions of the parts of the scheme that have no effect here.
  private(set) var warnings: [String] = []

  /// Whether the scheme runs a test.
  func runs(_ suite: String, _ method: String) -> Bool {
    func isIn(_ names: Set<String>) -> Bool {
      names.contains(suite) || names.contains("\(suite)/\(method)")
    }
    if let selected, !isIn(selected) { return false }
    return !isIn(skipped)
  }

  /// Returns the scheme with which a target is tested: the one with the given name or, without a
  /// name, the one that is named like the target, or else the first that tests the target.
  ///
  /// - Parameters:
  ///   - target: The target's name in Xcode.
  ///   - folder: The absolute path of the folder with the project, workspace or package.
  ///   - values: The values of build settings, which the variables can contain.
  ///   - chosen: The name of a scheme; nil for any.
  /// - Returns: Nil if no such scheme tests the target.
  static func of(
    _ target: String, in folder: String, _ values: [String: String], chosen: String?
  ) -> TestScheme? {
    let paths = files(in: folder).filter { chosen == nil || name(of: $0) == chosen }
    let ordered = paths.filter { name(of: $0) == target } + paths.filter { name(of: $0) != target }
    return ordered.lazy.compactMap { path -> TestScheme? in
      guard let file = SchemeFile(path, in: folder), file.tests(target) else { return nil }
      return TestScheme(file, target, in: folder, values)
    }.first
  }

  /// Returns the names of the shared schemes in a folder.
  static func names(in folder: String) -> [String] { files(in: folder).map(name) }

  private static func name(of path: String) -> String {
    String(path.fileName.dropLast(".xcscheme".count))
  }

  /// Returns the paths of the shared schemes in a folder's projects, workspaces and package.
  private static func files(in folder: String) -> [String] {
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    let containers =
      names(folder).filter { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
      + [".swiftpm/xcode"]
    return containers.flatMap { container in
      let schemes = folder.appending(file: "\(container)/xcshareddata/xcschemes")
      return names(schemes).filter { $0.hasSuffix(".xcscheme") }.map(schemes.appending(file:))
    }
  }

  private init(
    _ file: SchemeFile, _ target: String, in folder: String, _ values: [String: String]
  ) {
    name = Self.name(of: file.path)
    var settings = values
    for key in ["SOURCE_ROOT", "SRCROOT", "PROJECT_DIR"] { settings[key] = folder }
    settings["TARGET_NAME"] = target
    (skipped, selected) = (file.skippedTests[target] ?? [], file.selectedTests[target])
    locale = Self.locale(file.language, file.region)
    variables = file.variables
    if let path = file.unreadPlan {
      warnings.append("the scheme '\(name)' names the test plan \(path), which cannot be read")
    }
    if let plan = file.plan {
      (skipped, selected) = (plan.skippedTests[target] ?? [], plan.selectedTests[target])
      locale = Self.locale(plan.language, plan.region)
      variables = plan.variables
      if plan.configurations.count > 1 {
        let names = plan.configurations.map { "'\($0)'" }.joined(separator: ", ")
        warnings.append(
          "the test plan of the scheme '\(name)' has the configurations \(names); "
            + "the tests run in the first one only")
      }
    }
    for index in variables.indices {
      let (key, value) = variables[index]
      variables[index].value = value.replacing(#/\$[({](\w+)[)}]/#) { match -> String in
        if let known = settings[String(match.1)] { return known }
        warnings.append(
          "the value of the environment variable \(key) in the scheme '\(name)' contains "
            + "\(match.0), which is not known here; it is left out")
        return ""
      }
    }
  }

  private static func locale(_ language: String?, _ region: String?) -> String? {
    language.map { language in region.map { "\(language)_\($0)" } ?? language }
  }
}
