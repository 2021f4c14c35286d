import Foundation
import TestSupport

/// The cache that the tests of apps share, so that one run compiles the rewriter once; gone with the
/// process.
enum AppCache {
  static let path: String = {
    let path =
      NSTemporaryDirectory() + "overscroll-apps-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: AppCache.path) }
    return path
  }()

  /// The path of the only file of that name in it.
  static func file(_ name: String, below folder: String = "") -> String? {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasPrefix(folder) && $0.hasSuffix("/" + name) }.sorted().first
      .map { "\(path)/\($0)" }
  }
}
