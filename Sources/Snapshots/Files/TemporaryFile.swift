package import Foundation

/// A file that is being written under a unique name (`TemporaryName`) in the folder of its
/// destination, so that it can be renamed atomically. It is not closed or removed automatically.
package struct TemporaryFile: Sendable {
  package let path: String
  private let folder: String
  private let descriptor: Int32

  /// Creates the file exclusively.
  ///
  /// - Parameters:
  ///   - name: The name of the destination.
  ///   - folder: The folder of the destination; empty is the current folder.
  /// - Throws: The system's reason.
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

  /// Writes bytes at the end of the file.
  ///
  /// - Throws: The system's reason.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest.removeFirst(count)
    }
  }

  /// Flushes the bytes to the disk, if the file system supports it.
  ///
  /// - Throws: The system's reason.
  package func flush() throws(SystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }

  /// Closes the file. Call it once.
  ///
  /// - Throws: The system's reason. The file is closed even then.
  package func close() throws(SystemError) {
    guard Foundation.close(descriptor) == 0 else { throw .last }
  }

  /// Renames the file to its destination. If this fails, an existing file there is not changed.
  ///
  /// - Throws: The system's reason.
  package func rename(to place: String) throws(SystemError) {
    guard Foundation.rename(path, place) == 0 else { throw .last }
  }

  /// Flushes the folder to the disk, if the file system supports it. Without this, a renamed file
  /// may be lost in a power failure.
  ///
  /// - Throws: The system's reason if the disk is damaged.
  package func flushFolder() throws(SystemError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { Foundation.close(descriptor) }
    if fsync(descriptor) != 0, errno == EIO { throw .last }
  }

  package func remove() { unlink(path) }

  /// The status of the file; nil if it is unavailable or the file is closed.
  package var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Removes abandoned temporary files of the folder. These are regular files of this user with a
  /// name from `TemporaryName`, last written a day or more before this file. Both times are from
  /// the clock of the file system, so they are comparable even if several machines write to it.
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

  /// A day in seconds, which is longer than any recording takes from one frame to the next.
  private static let leftoverAge = 24 * 60 * 60
}

extension stat {
  /// The modification time in seconds, by the clock of the file system.
  fileprivate var writtenAt: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
