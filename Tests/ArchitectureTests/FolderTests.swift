import Foundation
import Testing

/// Tests that the folders of a target are layers, and that each folder of HeadlessUIKit has a page.
struct FolderTests {
  private static let checks = Result {
    let files = try SourceTree.sources.get()
    return ArchitectureRules.folders.map { rule in
      FolderCheck(rule, files: files, lowerTargets: lowerTargets(than: rule.target))
    }
  }

  private static func lowerTargets(than target: String) -> Set<String> {
    let layer = ArchitectureRules.targets.first { $0.name == target }?.layer ?? 0
    return Set(ArchitectureRules.targets.filter { $0.layer < layer }.map(\.name))
  }

  /// This test also writes the text that `make rooms` prints.
  @Test func noFolderNamesAHigherOne() throws {
    let checks = try Self.checks.get()
    for check in checks {
      for violation in check.violations { Issue.record("Sources/\(violation)") }
    }
    try checks.map(\.report).joined(separator: "\n").write(
      to: SourceTree.root.appending(path: ".build/rooms.txt"), atomically: true, encoding: .utf8)
  }

  @Test(arguments: ArchitectureRules.folders)
  func theRuleListsTheFoldersThereAre(rule: FolderRule) throws {
    let folder = SourceTree.root.appending(path: "Sources/\(rule.target)")
    let found = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }.map(\.lastPathComponent)
    #expect(Set(found) == Set(rule.folders))
  }

  @Test(
    arguments: ArchitectureRules.folders.flatMap { rule in
      rule.hasPages ? rule.folders.map { "\(rule.target)/\($0)" } : []
    })
  func everyRoomsPageNamesItsFolders(room: String) throws {
    let folder = SourceTree.root.appending(path: "Sources/\(room)")
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let folders = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter(\.hasDirectoryPath)
    for folder in folders.map(\.lastPathComponent) {
      #expect(page.contains("`\(folder)`"), "\(room)/README.md does not say what \(folder) holds")
    }
    for file in page.matches(of: /`([\w\/+]+\.swift)`/).map({ String($0.1) }) {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: file).path),
        "\(room)/README.md names \(file), which is not there")
    }
    for word in ["Here", "May name", "Read first", "Law"] {
      #expect(page.contains("**\(word):**"), "\(room)/README.md has no paragraph '\(word)'")
    }
  }
}
