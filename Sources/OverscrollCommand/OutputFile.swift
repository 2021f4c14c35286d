import Foundation
import Synchronization

/// A file that appears whole or not at all: written beside its place under a name that nobody else
/// has, brought to the disk, and renamed when it is complete.
package final class OutputFile {
  /// The temporary names of files that are being written, for a signal to remove.
  private static let unfinished = Mutex<[String]>([])

  package let path: String
  private let directory: Directory
  /// What is written to until it is complete.
  let temporary: String
  private let descriptor: Int32
  private var isOpen = true
  package private(set) var byteCount = 0

  /// Makes the directory if there is none, and removes what a killed program left there a day ago
  /// or earlier.
  ///
  /// - Parameter folder: what the file must not leave, by links among the directories below it; nil
  ///   where the user has named the file.
  /// - Throws: `Failure.cannotMakeDirectory`, `.cannotWrite`, `.leavesFolder`, `.noFile`.
  package init(_ path: String, inside folder: String? = nil) throws {
    self.path = path
    directory = Directory(path: path.directory)
    if let folder, let link = directory.firstLink(below: folder) {
      throw Failure.leavesFolder(path, link: link)
    }
    var place = stat()
    if lstat(path, &place) == 0,
      [S_IFIFO, S_IFSOCK, S_IFCHR, S_IFBLK].contains(place.st_mode & S_IFMT)
    {
      throw Failure.noFile(path)
    }
    do { try directory.make() } catch {
      throw Failure.cannotMakeDirectory(directory.path, error)
    }
    do {
      (temporary, descriptor) = try Self.create(for: path)
    } catch {
      throw Failure.cannotWrite(path, error)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0 { directory.removeLeftovers(before: status) }
  }

  /// A new file of no other name. The list is locked, so that a signal finds the file on it or does
  /// not find the file.
  private static func create(for path: String) throws(SystemError) -> (String, Int32) {
    try unfinished.withLock { list throws(SystemError) in
      while true {
        let name = path.directory.appending(file: TemporaryName(for: path.fileName).text)
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          list.append(name)
          return (name, descriptor)
        }
        guard errno == EEXIST || errno == EINTR else { throw .last }
      }
    }
  }

  /// - Throws: `Failure.cannotWrite`.
  package func write(_ bytes: [UInt8]) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw cannotWrite(.last) }
      rest.removeFirst(count)
      byteCount += count
    }
  }

  /// What was written until now.
  ///
  /// - Throws: `Failure.cannotWrite` if it cannot be read again.
  func contents() throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: temporary), data.count == byteCount else {
      throw cannotWrite(SystemError(EIO))
    }
    return [UInt8](data)
  }

  /// Puts the complete file in its place.
  ///
  /// - Throws: `Failure.cannotWrite`; what was there before then stands, and `discard` is to be
  ///   called.
  package func finish() throws {
    if isOpen { try seal() }
    guard rename(temporary, path) == 0 else { throw cannotWrite(.last) }
    forget()
    do { try directory.flush() } catch { throw cannotWrite(error) }
  }

  /// Brings the complete file to the disk and holds it open no longer; it is not in its place yet.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func seal() throws {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw cannotWrite(.last)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0 { byteCount = Int(status.st_size) }
    isOpen = false
    guard close(descriptor) == 0 else { throw cannotWrite(.last) }
  }

  /// Leaves nothing behind.
  package func discard() {
    if isOpen { close(descriptor) }
    isOpen = false
    if forget() { unlink(temporary) }
  }

  private func cannotWrite(_ error: SystemError) -> Failure { .cannotWrite(path, error) }

  /// True if the file was unfinished until now.
  @discardableResult
  private func forget() -> Bool {
    Self.unfinished.withLock { list in
      guard let index = list.firstIndex(of: temporary) else { return false }
      list.remove(at: index)
      return true
    }
  }

  /// Removes what has been begun and ends the process. The list stays locked, so that no thread can
  /// begin another file meanwhile.
  static func discardAllAndExit(_ status: Int32) -> Never {
    unfinished.withLock { list in
      for path in list { unlink(path) }
      _exit(status)
    }
  }
}
