import Foundation
import Snapshots

/// A directory that files are written to; the empty path is the current one.
struct Directory {
  let path: String

  private var name: String { path.isEmpty ? "." : path }

  /// Makes it, and those it lies in, where there is none.
  func make() throws(SystemError) {
    guard !path.isEmpty, !isThere else { return }
    var part = path.hasPrefix("/") ? "/" : ""
    for piece in path.split(separator: "/") {
      part = part.appending(file: String(piece))
      guard mkdir(part, 0o777) == 0 || errno == EEXIST else { throw .last }
    }
    guard isThere else { throw SystemError(ENOTDIR) }
  }

  /// Sees that files can be read from it, which an option names.
  ///
  /// - Throws: `Failure.noDirectory`.
  func read(for option: String) throws {
    do { try check() } catch { throw Failure.noDirectory(option: option, path, error) }
  }

  /// Sees that files can be read from it.
  func check() throws(SystemError) {
    let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// The first of the directories between another and this one that is a symbolic link.
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

  private var isThere: Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
