package import Foundation

/// A file that is being written, under a name that nobody else has (`TemporaryName`), beside the
/// place it will take: in one folder a name is exchanged at once. Not closed or removed by itself.
package struct TemporaryFile: Sendable {
  package let path: String
  private let folder: String
  private let descriptor: Int32

  /// Creates it, exclusively.
  ///
  /// - Parameters:
  ///   - name: that of the place.
  ///   - folder: the place's; empty is the current one.
  /// - Throws: the system's reason.
  package init(for name: String, in folder: String) throws(SystemError) {
    self.folder = folder.isEmpty ? "." : folder
    while true {
      let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
      let path = start + TemporaryName(for: name).text
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      guard errno == EEXIST || errno == EINTR else { throw .last }
    }
  }

  /// - Throws: the system's reason.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest.removeFirst(count)
    }
  }

  /// Brings its bytes to the disk. Not every file system can be asked to.
  ///
  /// - Throws: the system's reason.
  package func flush() throws(SystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }

  /// Once.
  ///
  /// - Throws: the system's reason; it is closed then too.
  package func close() throws(SystemError) {
    guard Foundation.close(descriptor) == 0 else { throw .last }
  }

  /// Gives it the place's name. What was there before stands where this fails.
  ///
  /// - Throws: the system's reason.
  package func rename(to place: String) throws(SystemError) {
    guard Foundation.rename(path, place) == 0 else { throw .last }
  }

  /// Brings the folder's names to the disk, without which a renamed file may be lost with the
  /// machine's power. Not every file system can be asked to.
  ///
  /// - Throws: the system's reason if the disk is damaged.
  package func flushFolder() throws(SystemError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { Foundation.close(descriptor) }
    if fsync(descriptor) != 0, errno == EIO { throw .last }
  }

  package func remove() { unlink(path) }

  /// As the file system has it; nil if it cannot say, or once it is closed.
  package var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Removes files of its folder that no program is writing any more. That is, regular files of this
  /// user with a name that this program gives which were last written to a day or longer before
  /// this one: that day is counted by the clock of one file system, however many machines write
  /// to it.
  package func removeLeftovers() {
    guard let now = status else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where TemporaryName(name) != nil {
      let place = "\(folder)/\(name)"
      var status = stat()
      guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), now.writtenAt - status.writtenAt >= Self.leftoverAge
      else { continue }
      unlink(place)
    }
  }

  /// A day, in seconds: longer than any recording takes from one frame to the next.
  private static let leftoverAge = 24 * 60 * 60
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
