import Foundation
import Testing

/// The sources of this package keep the rules of the house.
struct HouseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Read once for all tests.
  private static let sources = Result {
    let folder = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }

  private let files: [SourceFile]

  init() throws {
    files = try Self.sources.get()
    try #require(files.count > 100)
  }

  private func report(
    _ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record("Sources/\(violation)", sourceLocation: sourceLocation)
    }
  }

  @Test func everyImportLeadsDown() {
    let check = ImportCheck(rooms: HouseRules.rooms)
    report(files.flatMap(check.violations))
  }

  @Test func theTableItselfLeadsDown() throws {
    for room in HouseRules.rooms {
      for name in room.imports {
        let lower = try #require(HouseRules.rooms.first { $0.name == name }, "\(name)")
        #expect(lower.floor < room.floor, "\(room.name) imports \(name)")
      }
    }
  }

  /// `Sources/README.md`: a row for each target, with its layer and what it may import.
  @Test func theReadmesTableIsTheTable() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/README.md"), encoding: .utf8)
    var told: [String: [String]] = [:]
    for row in text.matches(of: /(?m)^\| (\d+) \| `(\w+)` \| .* \| ([^|]*) \|$/) {
      let imports = row.3.matches(of: /`(\w+)`/).map { String($0.1) }
      told[String(row.2)] = [String(row.1)] + imports.sorted()
    }
    for room in HouseRules.rooms {
      let imports = room.imports + room.libraries + room.externs + room.packages.keys
      #expect(told[room.name] == ["\(room.floor)"] + imports.sorted(), "\(room.name)")
    }
    #expect(told.count == HouseRules.rooms.count)
  }

  @Test func theManifestListsWhatTheSourcesImport() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let check = ImportCheck(rooms: HouseRules.rooms)
    for violation in check.violations(in: Manifest(text), files: files) {
      Issue.record("\(violation)")
    }
  }

  @Test func noSourceSaysWhatItMayNot() throws {
    let check = try WordCheck(HouseRules.words)
    report(files.flatMap(check.violations))
  }

  @Test func everyExceptionIsNeeded() throws {
    let idle = try WordCheck(HouseRules.words).idleExceptions(among: files)
    for exception in idle { Issue.record("\(exception)") }
  }

  @Test func nobodyWalksThroughDictionariesOrSets() throws {
    report(try OrderCheck().violations(in: files))
  }

  @Test func filesAreShortAndNamedForWhatTheyHold() {
    report(files.flatMap(ShapeCheck.violations))
  }

  @Test func missingGeometryIsDeclaredOnce() throws {
    let path = "Graphics/Geometry/CGAffineTransform.swift"
    report(ShapeCheck.geometryViolations(in: try #require(files.first { $0.path == path })))
  }

  @Test func noTenLinesStandTwice() {
    let check = DuplicateCheck(
      lines: 10,
      exceptions: [
        "HeadlessUIKit/Layout/Anchors/UIView+Anchors.swift":
          "UIKit gives two classes the same anchors and no common ancestor"
      ])
    report(check.violations(in: files))
  }

  /// A file holds one type and is named after it. Those that hold more become fewer.
  @Test func mostFilesHoldOneType() {
    let crowded = files.filter { ShapeCheck.topLevelTypes(in: $0).count > 1 }
    #expect(crowded.count <= 66, "\(crowded.map(\.path).joined(separator: "\n"))")
  }

  /// Comments cite files of this repository only.
  @Test func commentsCiteWhatIsThere() throws {
    let folders = ["Benchmarks", "Examples", "Fixtures", "Output", "Sources", "Tests"]
    let paths =
      try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
      + folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: Self.root.appending(path: folder).path)
      }
    let names = Set(paths.compactMap { $0.split(separator: "/").last })
    let strange = files.flatMap { file in
      ShapeCheck.citations(in: file).filter { !names.contains($0) }.map { "\(file.path): \($0)" }
    }
    #expect(strange.isEmpty, "\(strange.joined(separator: "\n"))")
  }
}
