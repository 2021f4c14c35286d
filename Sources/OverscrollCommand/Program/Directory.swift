import Foundation
import Snapshots

/// A directory that files are written to. The empty path is the current directory.
struct Directory {
  let path: String

  private var name: String { path.isEmpty ? "." : path }

  /// Creates the directory with its parent directories, unless it exists.
  ///
  /// - Parameter mode: The permissions of created directories, which the umask reduces.
  func make(mode: mode_t = 0o777) throws(SystemError) {
    guard !path.isEmpty, !exists else { return }
    var part = path.hasPrefix("/") ? "/" : ""
    for piece in path.split(separator: "/") {
      part = part.appending(file: String(piece))
      guard mkdir(part, mode) == 0 || errno == EEXIST else { throw .last }
    }
    guard exists else { throw SystemError(ENOTDIR) }
  }

  /// Checks that the directory given for an option can be read.
  ///
  /// - Throws: `Failure.noDirectory`.
  func read(for option: String) throws {
    do { try check() } catch { throw Failure.noDirectory(option: option, path, error) }
  }

  /// Checks that the directory can be read.
  func check() throws(SystemError) {
    let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// Whether the directory belongs to the user, and nobody else can write to it.
  var isPrivate: Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.isPrivate
  }

  /// Returns the first symbolic link among the directories between `folder` and this one.
  func firstLink(below folder: String) -> String? {
    var part = folder
    guard path.hasPrefix(folder) else { return nil }
    for piece in path.dropFirst(folder.count).split(separator: "/") {
      part = part.appending(file: String(piece))
      var status = stat()
      guard lstat(part, &status) == 0 else { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return part }
    }
    return nil
  }

  private var exists: Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension stat {
  /// Whether a file belongs to the user, and nobody else can write to it.
  var isPrivate: Bool { st_uid == getuid() && st_mode & 0o022 == 0 }
}
