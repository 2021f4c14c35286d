import Foundation
import Testing

/// Tests that the sources of this package follow the architecture rules.
struct SourceTests {
  private let files, tests: [SourceFile]

  init() throws {
    files = try SourceTree.sources.get()
    tests = try SourceTree.tests.get().filter { $0.target != "ArchitectureTests" }
    try #require(files.count > 100 && tests.count > 100)
  }

  private func report(
    _ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record("Sources/\(violation)", sourceLocation: sourceLocation)
    }
  }

  @Test func everyImportLeadsDown() {
    let check = ImportCheck(targets: ArchitectureRules.targets)
    report(files.flatMap(check.violations))
  }

  @Test func theTableItselfLeadsDown() throws {
    for target in ArchitectureRules.targets {
      for name in target.imports {
        let lower = try #require(ArchitectureRules.targets.first { $0.name == name }, "\(name)")
        #expect(lower.layer < target.layer, "\(target.name) imports \(name)")
      }
    }
  }

  /// `Sources/README.md` has a row for each target, with its layer and its allowed imports.
  @Test func theReadmesTableIsTheTable() throws {
    let text = try String(
      contentsOf: SourceTree.root.appending(path: "Sources/README.md"), encoding: .utf8)
    var told: [String: [String]] = [:]
    for row in text.matches(of: /(?m)^\| (\d+) \| `(\w+)` \| .* \| ([^|]*) \|$/) {
      let imports = row.3.matches(of: /`(\w+)`/).map { String($0.1) }
      told[String(row.2)] = [String(row.1)] + imports.sorted()
    }
    for target in ArchitectureRules.targets {
      let imports = target.imports + target.libraries + target.externs + target.packages.keys
      #expect(told[target.name] == ["\(target.layer)"] + imports.sorted(), "\(target.name)")
    }
    #expect(told.count == ArchitectureRules.targets.count)
  }

  @Test func theManifestListsWhatTheSourcesImport() throws {
    let text = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    let check = ImportCheck(targets: ArchitectureRules.targets)
    for violation in check.violations(in: Manifest(text), files: files) {
      Issue.record("\(violation)")
    }
  }

  @Test func noSourceSaysWhatItMayNot() throws {
    let check = try WordCheck(ArchitectureRules.words)
    report(files.flatMap(check.violations))
  }

  @Test func noTestSaysWhatItMayNot() throws {
    let check = try WordCheck(ArchitectureRules.testWords)
    for violation in tests.flatMap(check.violations) { Issue.record("Tests/\(violation)") }
  }

  /// A test target lists exactly the targets and products that its files import.
  @Test func noTestImportsWhatItsTargetDoesNotList() throws {
    let text = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    let listed = Manifest(text).dependencies
    let own = Set(ArchitectureRules.targets.map(\.name)).union(["TestSupport"])
    for (target, files) in Dictionary(grouping: tests, by: \.target).sorted(by: { $0.key < $1.key })
    {
      guard let listed = listed[target] else { continue }
      let used = Set(files.flatMap(\.imports).map(\.module)).intersection(own)
      let missing = used.subtracting(listed).sorted()
      #expect(missing.isEmpty, "\(target) imports \(missing), unlisted")
      // One of these is run as a program, and Swift Testing looks for the other.
      let idle = own.intersection(listed).subtracting(used)
        .subtracting(["OverscrollTool", "_Testing_UIKit"]).sorted()
      #expect(idle.isEmpty, "\(target) lists \(idle) and does not import them")
    }
  }

  @Test func everyExceptionIsNeeded() throws {
    let idle =
      try WordCheck(ArchitectureRules.words).idleExceptions(among: files)
      + WordCheck(ArchitectureRules.testWords).idleExceptions(among: tests)
      + ShapeCheck.idleLongFiles(among: files)
    for exception in idle { Issue.record("\(exception)") }
  }

  @Test func nobodyWalksThroughDictionariesOrSets() throws {
    report(try OrderCheck().violations(in: files))
  }

  @Test func filesAreShortAndNamedForWhatTheyHold() {
    report(files.flatMap(ShapeCheck.violations))
  }

  @Test func commentsOfTestsAreNotWide() {
    for violation in tests.flatMap(ShapeCheck.wideComments) { Issue.record("Tests/\(violation)") }
  }

  @Test func whatIsUncheckedSaysWhy() {
    report(files.flatMap(ShapeCheck.uncheckedWithoutReason))
  }

  /// Unused permissions would permit future mistakes.
  @Test func everyPermissionIsUsed() {
    let check = ImportCheck(targets: ArchitectureRules.targets)
    for permission in check.idlePermissions(among: files) { Issue.record("\(permission)") }
  }

  @Test func missingGeometryIsDeclaredOnce() throws {
    let path = "Graphics/Geometry/CGAffineTransform.swift"
    report(ShapeCheck.geometryViolations(in: try #require(files.first { $0.path == path })))
  }

  @Test func noTenLinesStandTwice() {
    let check = DuplicateCheck(
      lines: 10,
      exceptions: [
        "HeadlessUIKit/Views/Layout/Anchors/UIView+Anchors.swift":
          "UIKit gives two classes the same anchors and no common ancestor",
        "HeadlessUIKit/Assembly/Dynamics/UIDynamicItemBehavior.swift":
          "UIKit gives behaviours the same members for items and no common ancestor with them",
        "HeadlessUIKit/Assembly/Dynamics/UIGravityBehavior.swift":
          "UIKit gives behaviours the same members for items and no common ancestor with them",
        "HeadlessUIKit/Interaction/Controls/UISwitch.swift":
          "two controls of UIKit override the same properties, which the class body must declare",
        "HeadlessUIKit/Interaction/TextEditing/UITextView.swift":
          "UIKit gives text views and fields the same members and no common ancestor",
        "HeadlessUIKit/Lists/Table/UITableView.swift":
          "UIKit gives tables and collections the same members and no common ancestor",
        "HeadlessUIKit/Lists/Table/Cells/UITableViewCell.swift":
          "UIKit gives cells of tables and of collections the same members and no common ancestor",
        "HeadlessUIKit/Lists/Table/Cells/UITableViewCell+Types.swift":
          "UIKit gives cells of tables and of collections the same types and no common ancestor",
        "HeadlessUIKit/Lists/Table/Cells/UITableViewHeaderFooterView.swift":
          "UIKit gives cells and headers the same members and no common ancestor",
        "HeadlessUIKit/Lists/Table/UITableView+Updates.swift":
          "UIKit gives tables and collections the same members and no common ancestor",
        "HeadlessUIKit/Controllers/ListControllers/UITableViewController.swift":
          "UIKit gives tables and collections the same members and no common ancestor",
        "HeadlessUIKit/Lists/DiffableSources/UITableViewDiffableDataSource.swift":
          "UIKit gives tables and collections the same members and no common ancestor",
      ])
    report(check.violations(in: files))
  }

  /// A file contains one type, which it is named after. Private types do not count.
  @Test func aFileHoldsOneTypeAndIsNamedAfterIt() {
    let violations = files.flatMap { file -> [String] in
      let types = ShapeCheck.topLevelTypes(in: file)
      let name = file.name.dropLast(".swift".count).prefix { $0 != "+" }
      if let reason = ArchitectureRules.filesOfSeveralTypes[file.path] {
        return types.count > 1 ? [] : ["\(file.path): is excepted (\(reason)) and holds one type"]
      }
      // Types whose names begin with an underscore are public for rewritten sources only, and not
      // meant for readers.
      return types.filter { $0 != name && !$0.hasPrefix("_") }.map { "\(file.path): \($0)" }
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// A throwing call documents its errors, except those that a closure of the caller throws.
  @Test func whatIsThrownIsSaid() {
    let silent = files.flatMap { file in
      ShapeCheck.silentThrows(in: file).map { "\(file.path):\($0)" }
    }
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }

  /// Comments mention only files that exist in this repository.
  @Test func commentsCiteWhatIsThere() throws {
    let folders = [
      "Benchmarks", "Documentation", "Examples", "Fixtures", "Output", "Sources", "Tests",
    ]
    let paths =
      try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)
      + folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: SourceTree.root.appending(path: folder).path)
      }
    let names = Set(paths.compactMap { $0.split(separator: "/").last })
    let strange = (files + tests).flatMap { file in
      ShapeCheck.citations(in: file).filter { !names.contains($0) }.map { "\(file.path): \($0)" }
    }
    #expect(strange.isEmpty, "\(strange.joined(separator: "\n"))")
  }
}
