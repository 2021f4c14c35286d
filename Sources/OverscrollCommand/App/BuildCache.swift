import Foundation
import Snapshots

/// The folder for compiled apps: `$OVERSCROLL_CACHE`, or else `overscroll` in `$XDG_CACHE_HOME` or
/// `~/.cache`.
struct BuildCache: Hashable {
  let path: String

  init(path: String) { self.path = path }

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = environment["OVERSCROLL_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    path =
      named ?? (base ?? NSHomeDirectory().appending(file: ".cache")).appending(file: "overscroll")
  }

  /// Returns the path of a folder in the cache, and creates the folder if it does not exist.
  ///
  /// Libraries in the folder are loaded, so the folder and the cache must belong to the user, and
  /// nobody else may be able to write to them.
  ///
  /// - Throws: `Failure.cannotMakeDirectory`, `.foreignCache`.
  func folder(_ name: String) throws -> String {
    let folder = path.appending(file: name)
    do { try Directory(path: folder).make(mode: 0o700) } catch {
      throw Failure.cannotMakeDirectory(folder, error)
    }
    for place in [path, folder] where !Directory(path: place).isPrivate {
      throw Failure.foreignCache(place)
    }
    return folder
  }

  /// Runs `body` while this process holds an exclusive lock on a folder. The system releases the
  /// lock when the process ends.
  ///
  /// - Throws: `Failure.cannotWrite` and the errors of `body`.
  static func locked<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    let path = folder.appending(file: "lock")
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure.cannotWrite(path, .last) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Failure.cannotWrite(path, .last) }
    }
    return try body()
  }

  /// Writes a file atomically: it appears complete or not at all.
  ///
  /// - Throws: `Failure.cannotWrite`.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do { try Data(bytes).write(to: URL(filePath: path), options: .atomic) } catch {
      throw Failure.cannotWrite(path, .last)
    }
  }
}
