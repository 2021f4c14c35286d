import Foundation

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

  /// Brings what was renamed in it to the disk. Not every file system can be asked to.
  func flush() throws(SystemError) {
    let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, errno == EIO { throw .last }
  }

  /// Removes unfinished files that no program is writing any more. That is, regular files of this
  /// user with a name that this program gives (`TemporaryName`) which were last written to a day or
  /// longer before the file whose status this is: that day is counted by the clock of one file
  /// system, however many machines write to it.
  func removeLeftovers(before now: stat) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: name)) ?? []
    for file in names where TemporaryName(file) != nil {
      let place = path.appending(file: file)
      var status = stat()
      guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), now.writtenAt - status.writtenAt >= Self.leftoverAge
      else { continue }
      unlink(place)
    }
  }

  /// A day, in seconds: longer than any recording takes from one frame to the next.
  static let leftoverAge = 24 * 60 * 60
}

extension stat {
  /// Seconds of the file system's clock.
  fileprivate var writtenAt: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
