import Foundation

/// A search for programs installed on the machine.
package enum ProgramFinder {
  /// Returns the path of the first program with a name in `PATH`; nil if it is not found.
  package static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
