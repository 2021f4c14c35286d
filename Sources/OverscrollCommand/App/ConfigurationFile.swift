import Foundation
import Snapshots

/// A file of build settings for Xcode (`.xcconfig`).
///
/// A line is a setting, `NAME = value`, or `#include "path"`; `//` begins a comment. Settings with
/// a condition, such as `NAME[sdk=macosx*]`, are skipped.
package enum ConfigurationFile {
  /// The largest depth of included files. A file can include itself.
  private static let deepest = 8
  /// The largest number of bytes of a value. Each line could double the inherited value.
  package static let longestValue = 10_000
  /// The largest number of files that are read for one file.
  private static let mostFiles = 64

  /// Returns the settings of a file and of those that it includes. An unreadable file has none.
  ///
  /// A later setting replaces an earlier one; its `$(inherited)` is the earlier value.
  ///
  /// - Parameter path: The absolute path of the file.
  package static func settings(at path: String) -> [String: String] {
    var settings: [String: String] = [:]
    var left = mostFiles
    read(path, into: &settings, depth: 0, left: &left)
    return settings
  }

  private static func read(
    _ path: String, into settings: inout [String: String], depth: Int, left: inout Int
  ) {
    guard depth < deepest, left > 0, let bytes = try? AppSources.bytes(path) else { return }
    left -= 1
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      if name.hasPrefix("#include") {
        let quoted = code.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard quoted.count == 3 else { continue }
        let file = path.directory.appending(file: String(quoted[1]))
        read(file, into: &settings, depth: depth + 1, left: &left)
      } else if parts.count == 2, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        let value = parts[1].trimmingCharacters(in: .whitespaces.union([";"]))
          .replacing("$(inherited)", with: settings[name] ?? "$(inherited)")
        settings[name] = value.utf8.count <= longestValue ? value : ""
      }
    }
  }
}
