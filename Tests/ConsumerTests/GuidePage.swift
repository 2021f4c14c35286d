import Foundation

/// The code blocks of one section of a documentation page, with the files they belong to.
struct GuidePage {
  struct Block: Hashable {
    /// The language named after the opening fence.
    let language: String
    /// The path at the beginning of the line above the block, or nil if that line names none.
    let file: String?
    let text: String
  }

  let blocks: [Block]

  /// - Parameter heading: The heading of the section to read, including its `#` marks.
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

  /// The shell commands of the section, in order.
  var commands: [String] { blocks.filter { $0.language == "sh" }.map(\.text) }
}
