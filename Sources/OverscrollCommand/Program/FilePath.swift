/// Path functions on strings. Foundation's are not used, because `NSString`'s path functions trap
/// on Linux for paths of one character, such as `-` (Swift 6.3.1).
extension String {
  /// The directory of the file: empty for a plain name, `/` for a file in the root directory.
  var directory: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The part after the last `/`.
  var fileName: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }

  /// The path without `.` components, and with `..` resolved lexically.
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

  /// Returns the path of a file in this directory; `file` itself if this path is empty.
  func appending(file: String) -> String {
    isEmpty ? file : hasSuffix("/") ? self + file : "\(self)/\(file)"
  }
}
