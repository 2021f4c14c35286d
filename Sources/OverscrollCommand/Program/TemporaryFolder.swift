import Foundation
import Snapshots
import Synchronization

/// A directory in the system's temporary one, for what a tool is to read; removed with all that is in
/// it by `remove()` and by a signal that ends the program.
package final class TemporaryFolder: Sendable {
  private static let present = Mutex<[String]>([])

  package let path: String

  /// - Throws: `Failure.cannotMakeDirectory`.
  package init() throws {
    let name = TemporaryName(for: "work").text
    path = FileManager.default.temporaryDirectory.path.appending(file: "overscroll" + name)
    Self.present.withLock { $0.append(path) }
    guard mkdir(path, 0o700) == 0 else {
      throw Failure.cannotMakeDirectory(path, .last)
    }
  }

  /// - Throws: `Failure.cannotWrite`.
  func write(_ bytes: [UInt8], to name: String) throws {
    let place = path.appending(file: name)
    do { try Data(bytes).write(to: URL(filePath: place)) } catch {
      throw Failure.cannotWrite(place, .last)
    }
  }

  /// What a file in it holds; nothing where there is none.
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: path.appending(file: name)).map { [UInt8]($0) } ?? []
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    Self.present.withLock { $0.removeAll { $0 == path } }
  }

  /// For a signal.
  static func removeAll() {
    present.withLock { list in
      for path in list { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}
