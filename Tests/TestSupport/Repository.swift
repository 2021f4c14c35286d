package import Foundation

/// The files of this repository, wherever it lies.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// Inputs and expected outputs that several suites share.
  package static let fixtures = root.appending(path: "Fixtures")

  /// - Parameter path: below `Fixtures`.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: path))
  }

  /// - Parameter path: below `Fixtures`.
  package static func fixtureText(_ path: String) throws -> String {
    try String(contentsOf: fixtures.appending(path: path), encoding: .utf8)
  }
}
