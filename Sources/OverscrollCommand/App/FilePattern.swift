/// A pattern of paths, as in a pod's specification or a manifest of Tuist: `*`, `**`, `?`, `{a,b}`.
struct FilePattern {
  private let text: String

  /// Creates a pattern, which is relative to a folder.
  init(_ text: String) { self.text = text }

  /// Returns the files in a folder that match. A pattern without wildcards that names a folder
  /// matches all files in it, and so does one with an extension, such as that of asset catalogues.
  func files(in folder: String) -> [String] {
    let fixed = text.prefix { !"*?{[".contains($0) }
    let base = fixed.lastIndex(of: "/").map { String(fixed[..<$0]) } ?? ""
    let root = base.isEmpty ? folder : folder.appending(file: base)
    if fixed.count == text.count, AppSources.isFolder(folder.appending(file: text)) {
      return AppSources.files(in: folder.appending(file: text))
    }
    guard let regex = try? Regex(expression) else { return [] }
    return AppSources.files(in: root).filter {
      $0.dropFirst(folder.count + 1).wholeMatch(of: regex) != nil
    }
  }

  private var expression: String {
    var (expression, depth, rest) = ("", 0, text[...])
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.hasPrefix("*/"):
        rest = rest.dropFirst(2)
        expression += "(?:.*/)?"
      case "*" where rest.hasPrefix("*"):
        rest = rest.dropFirst()
        expression += ".*"
      case "*": expression += "[^/]*"
      case "?": expression += "[^/]"
      case "{":
        depth += 1
        expression += "(?:"
      case "}" where depth > 0:
        depth -= 1
        expression += ")"
      case "," where depth > 0: expression += "|"
      default:
        expression +=
          character.isLetter || character.isNumber || character == "/"
          ? "\(character)" : "\\\(character)"
      }
    }
    return text.fileName.contains(".") ? "\(expression)(?:/.*)?" : expression
  }
}
