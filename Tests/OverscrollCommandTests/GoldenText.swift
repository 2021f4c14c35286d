import Foundation
import TestSupport
import Testing

/// Golden texts stored as files, whose changes are reviewed as line differences.
enum GoldenText {
  /// Compares a text with a file of `Fixtures/Messages`. With `OVERSCROLL_RECORD=all` it writes the
  /// file.
  static func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Repository.fixtures.appending(path: "Messages/\(name)")
    if ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == "all" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let (new, old) = (text.components(separatedBy: "\n"), kept.components(separatedBy: "\n"))
    let difference = new.difference(from: old)
    let lines = difference.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(difference.isEmpty, "\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
