import Foundation

/// Programs that other people install.
package enum ProgramFinder {
  /// The first of that name on the path; nil if there is none.
  package static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
