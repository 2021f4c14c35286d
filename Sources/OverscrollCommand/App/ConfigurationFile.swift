import Foundation
import Snapshots

/// A file of build settings for Xcode (`.xcconfig`).
///
/// A line is a setting, `NAME = value`, or `#include "path"`; `//` begins a comment. Settings with
/// a condition, such as `NAME[sdk=macosx*]`, are skipped.
enum ConfigurationFile {
  /// The largest depth of included files. A file can include itself.
  private static let deepest = 8
  /// The largest number of files that are read for one file.
  private static let mostFiles = 64

  /// Returns the settings of a file and of those that it includes. An unreadable file has none.
  ///
  /// A later setting replaces an earlier one; its `$(inherited)` is the earlier value.
  ///
  /// - Parameter path: The absolute path of the file.
  static func settings(at path: String) -> [String: String] {
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
      if let name = code.firstMatch(of: #/^\s*#include\??\s*"([^"]+)"/#)?.1 {
        read(
          path.directory.appending(file: String(name)), into: &settings, depth: depth + 1,
          left: &left)
      } else if let found = code.wholeMatch(of: #/\s*(\w+)\s*=\s*(.*?)[\s;]*/#) {
        let name = String(found.1)
        settings[name] = String(found.2).replacing(
          "$(inherited)", with: settings[name] ?? "$(inherited)")
      }
    }
  }
}
