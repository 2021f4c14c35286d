import Foundation
import TestSupport

/// The cache that all app tests share, so that one run compiles the rewriter once. It is deleted
/// when the process ends.
enum AppCache {
  static let path: String = {
    let path =
      NSTemporaryDirectory() + "overscroll-apps-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: AppCache.path) }
    return path
  }()

  /// Returns the path of the first file of that name in the cache.
  static func file(_ name: String, below folder: String = "") -> String? {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasPrefix(folder) && $0.hasSuffix("/" + name) }.sorted().first
      .map { "\(path)/\($0)" }
  }
}
