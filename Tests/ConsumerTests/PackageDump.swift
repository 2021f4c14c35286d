import Foundation
import TestSupport

/// The parts of the output of `swift package dump-package` for this package that the tests read.
struct PackageDump: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    /// The type in JSON: `{"library": ["automatic"]}` or `{"executable": null}`.
    private let type: [String: [String]?]

    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Target: Decodable {
    let name: String
    let type: String
  }

  let products: [Product]
  let targets: [Target]

  /// Dumps this package with a separate scratch folder, because the package's own is locked while
  /// its tests run under SwiftPM.
  static func ofThisPackage() throws -> PackageDump {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "overscroll-dump-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = try SwiftPM(folder: Repository.root).run(
      "swift", "package", "--scratch-path", scratch.path, "dump-package")
    return try JSONDecoder().decode(PackageDump.self, from: Data(text.utf8))
  }
}
