import Foundation
import TestSupport

/// What `swift package dump-package` says of this package, as far as the tests ask.
struct PackageDump: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    /// `{"library": ["automatic"]}` or `{"executable": null}`.
    private let type: [String: [String]?]

    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Target: Decodable {
    let name: String
    let type: String
  }

  let products: [Product]
  let targets: [Target]

  /// In a scratch folder of its own: this package's is locked while its tests run under SwiftPM.
  static func ofThisPackage() throws -> PackageDump {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "overscroll-dump-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = try SwiftPM(folder: Repository.root).run(
      "swift", "package", "--scratch-path", scratch.path, "dump-package")
    return try JSONDecoder().decode(PackageDump.self, from: Data(text.utf8))
  }
}
