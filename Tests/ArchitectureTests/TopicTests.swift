import Foundation
import Testing

/// Tests that the article of each room of HeadlessUIKit lists the room's public types.
struct TopicTests {
  private static let target = "HeadlessUIKit"

  private static func article(_ name: String) throws -> String {
    let path = "Sources/\(target)/\(target).docc/\(name).md"
    return try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  /// The public types of a room by sub-folder, declared at the start of a line. DocC omits names
  /// that begin with an underscore, and types that `@_spi` hides.
  private static func declaredTypes(of room: String) throws -> [String: [String]] {
    let declaration =
      #/^(@\w+(\([^)]*\))? +)*(?<modifiers>(\w+(\(\w+\))? +)*)(class|struct|enum|protocol|actor|typealias) +(?<name>\w+)/#
    var types: [String: [String]] = [:]
    for file in try SourceTree.sources.get() where file.path.hasPrefix("\(target)/\(room)/") {
      let folder = String(file.path.split(separator: "/")[2])
      for (index, line) in file.code.enumerated() {
        guard let match = line.firstMatch(of: declaration), !match.name.hasPrefix("_"),
          match.modifiers.split(separator: " ").contains(where: { $0 == "public" || $0 == "open" })
        else { continue }
        let attributes = file.code[..<index].reversed().prefix { $0.hasPrefix("@") } + [line]
        guard !attributes.contains(where: { $0.contains("@_spi(") }) else { continue }
        types[folder, default: []].append(String(match.name))
      }
    }
    return types.mapValues { $0.sorted() }
  }

  /// The symbol links of an article by the heading above them.
  private static func listedTypes(of room: String) throws -> [String: [String]] {
    var types: [String: [String]] = [:]
    var heading = ""
    for line in try article("Room\(room)").components(separatedBy: "\n") {
      if line.hasPrefix("### ") { heading = String(line.dropFirst("### ".count)) }
      if let match = line.wholeMatch(of: /- ``(\w+)``/) {
        types[heading, default: []].append(String(match.1))
      }
    }
    return types
  }

  @Test(arguments: ArchitectureRules.folders.first { $0.target == "HeadlessUIKit" }?.folders ?? [])
  func theArticleOfARoomListsItsPublicTypes(room: String) throws {
    let (declared, listed) = (try Self.declaredTypes(of: room), try Self.listedTypes(of: room))
    try #require(!declared.isEmpty)
    for folder in Set(declared.keys).union(listed.keys).sorted() {
      let (types, links) = (declared[folder] ?? [], listed[folder] ?? [])
      let (missing, stale) = (Set(types).subtracting(links), Set(links).subtracting(types))
      #expect(missing.isEmpty, "Room\(room).md, \(folder): add \(missing.sorted())")
      #expect(stale.isEmpty, "Room\(room).md, \(folder): remove \(stale.sorted())")
      #expect(links == links.sorted(), "Room\(room).md, \(folder): sort the names")
      #expect(links.count == Set(links).count, "Room\(room).md, \(folder): a name is listed twice")
    }
  }

  @Test func theFirstPageLinksEveryArticle() throws {
    let folder = SourceTree.root.appending(path: "Sources/\(Self.target)/\(Self.target).docc")
    let page = try Self.article(Self.target)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix(".md") && file != "\(Self.target).md" {
      let link = "- <doc:\(file.dropLast(".md".count))>"
      #expect(page.contains(link), "\(Self.target).md does not link \(file)")
    }
  }

  /// Articles name files in backticks, below Sources or below the root.
  @Test(arguments: [
    "HowATouchTravels", "HowLayoutRuns", "HowListsWork", "AddingAClassOfUIKit", "Walks",
  ])
  func anArticleNamesFilesThatExist(article: String) throws {
    let text = try Self.article(article)
    let files = text.matches(of: /`([\w+.-]+(\/[\w+.-]+)+\.(swift|md))`/).map { String($0.1) }
    try #require(!files.isEmpty)
    for file in files {
      let exists = ["Sources/\(file)", file].contains { path in
        FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path)
      }
      #expect(exists, "\(article).md names \(file), which does not exist")
    }
  }

  /// The files of a walk are numbered, each is listed once, and their count is the one stated.
  @Test func theWalksCountTheirFiles() throws {
    let walks = try Self.article("Walks").components(separatedBy: "\n## ").dropFirst()
      .filter { $0.contains("The walk has") }
    #expect(walks.count == 4)
    for walk in walks {
      let title = walk.prefix { $0 != "\n" }
      let steps = walk.matches(of: /(?m)^(\d+)\. `([^`]+)`/)
      #expect(steps.map(\.1) == steps.indices.map { "\($0 + 1)" }, "the numbers of '\(title)'")
      #expect(Set(steps.map(\.2)).count == steps.count, "'\(title)' lists a file twice")
      #expect(
        walk.contains("The walk has \(steps.count) files."), "'\(title)' has \(steps.count) files")
    }
  }
}
