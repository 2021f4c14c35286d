import Foundation
import Snapshots
import Synchronization

/// A folder in the system's temporary directory for files that tools read.
///
/// It is deleted with its contents by `remove()`, or by a signal that ends the program.
package final class TemporaryFolder: Sendable {
  private static let present = Mutex<[String]>([])

  private static let prefix = "overscroll"
  private static var parent: String { FileManager.default.temporaryDirectory.path }

  package let path: String

  /// Creates the folder.
  ///
  /// - Throws: `Failure.cannotMakeDirectory`.
  package init() throws {
    path = Self.parent.appending(file: Self.prefix + TemporaryName(for: "work").text)
    Self.present.withLock { $0.append(path) }
    guard mkdir(path, 0o700) == 0 else {
      throw Failure.cannotMakeDirectory(path, .last)
    }
  }

  /// Writes a file into the folder.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func write(_ bytes: [UInt8], to name: String) throws {
    let place = path.appending(file: name)
    do { try Data(bytes).write(to: URL(filePath: place)) } catch {
      throw Failure.cannotWrite(place, .last)
    }
  }

  /// Returns the contents of a file in the folder; empty if the file does not exist.
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: path.appending(file: name)).map { [UInt8]($0) } ?? []
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    Self.present.withLock { $0.removeAll { $0 == path } }
  }

  /// Deletes a folder of another program that this one replaces. Paths that are no temporary
  /// folders are ignored.
  static func remove(leftBehind path: String) {
    let start = Self.parent.appending(file: Self.prefix)
    let name = String(path.dropFirst(start.count))
    guard path.hasPrefix(start), !name.contains("/"), TemporaryName(name) != nil else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Deletes all folders. Called by signal handlers.
  static func removeAll() {
    present.withLock { list in
      for path in list { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}
