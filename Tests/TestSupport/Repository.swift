package import Foundation

/// The files of this repository.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The folder of inputs and expected outputs that several suites share.
  package static let fixtures = root.appending(path: "Fixtures")

  /// Returns the contents of a fixture.
  ///
  /// - Parameter path: The path below `Fixtures`.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: path))
  }

  /// Returns the text of a fixture.
  ///
  /// - Parameter path: The path below `Fixtures`.
  package static func fixtureText(_ path: String) throws -> String {
    try String(contentsOf: fixtures.appending(path: path), encoding: .utf8)
  }
}
