/// Paths as texts. Not by Foundation: `NSString`'s path functions trap on Linux when a path has one
/// character, `-` among them (Swift 6.3.1).
extension String {
  /// The directory a file lies in: empty for a bare name, `/` for what lies in the root.
  var directory: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands behind the last `/`.
  var fileName: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }

  /// The path without `.`, and with `..` resolved as text.
  var normalPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A file in this directory; the file itself if this is empty.
  func appending(file: String) -> String {
    isEmpty ? file : hasSuffix("/") ? self + file : "\(self)/\(file)"
  }
}
