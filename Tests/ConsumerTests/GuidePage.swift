import Foundation

/// The steps of a page of the documentation: its blocks of code, and the files that they are.
struct GuidePage {
  struct Block: Hashable {
    /// What stands behind the fence.
    let language: String
    /// The path that begins the line above; nil without one.
    let file: String?
    let text: String
  }

  let blocks: [Block]

  /// - Parameter heading: of the section whose blocks are meant, as it is written.
  init(_ page: String, under heading: String) throws {
    guard let start = page.firstRange(of: "\n\(heading)\n") else {
      throw NoSection(heading: heading)
    }
    let marks = heading.prefix { $0 == "#" }
    let rest = page[start.upperBound...]
    let section = rest[..<(rest.firstRange(of: "\n\(marks) ")?.lowerBound ?? rest.endIndex)]
    blocks = section.matches(of: /(?s)([^\n]*)\n+```(\w+)\n(.*?)\n```/).map { match in
      Block(
        language: String(match.2),
        file: match.1.firstMatch(of: /^`([^`\s]+\.\w+)`/).map { String($0.1) },
        text: String(match.3))
    }
  }

  struct NoSection: Error { let heading: String }

  /// What is typed, in its order.
  var commands: [String] { blocks.filter { $0.language == "sh" }.map(\.text) }
}
