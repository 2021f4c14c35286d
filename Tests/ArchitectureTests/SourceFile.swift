import Foundation

/// A Swift file of `Sources` or `Tests`, split into lines.
struct SourceFile: Sendable {
  struct Import: Equatable, Sendable {
    let module: String
    /// The access level, such as `public` or `package`, or an empty string.
    let access: String
    let line: Int
  }

  /// The path below `Sources` or `Tests`.
  let path: String
  let lines: [String]
  /// The lines with comments and the text of string literals replaced by spaces.
  let code: [String]
  /// The indices of the lines, from 0, on which a `//` begins a comment.
  let comments: Set<Int>
  let imports: [Import]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    let scan = SwiftScanner.scan(text)
    code = scan.code.components(separatedBy: "\n")
    comments = scan.comments
    imports = code.enumerated().compactMap { Import(code: $1, line: $0 + 1) }
  }

  /// The name of the target, which is the first folder of the path.
  var target: String { String(path.prefix { $0 != "/" }) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// Whether the file declares C functions.
  var declaresC: Bool { code.contains { $0.contains("@_extern(c") } }
  /// The number of lines, as editors count them.
  var length: Int { lines.last == "" ? lines.count - 1 : lines.count }
}

extension SourceFile.Import {
  /// Parses `@preconcurrency public import struct Module.Name` and shorter forms.
  init?(code: String, line: Int) {
    let words = code.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
    else { return nil }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let rest = words[(index + 1)...].drop { kinds.contains($0) }
    guard let name = rest.first else { return nil }
    module = String(name.prefix { $0 != "." })
    access = words[..<index].first { Self.accessLevels.contains($0) } ?? ""
    self.line = line
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
