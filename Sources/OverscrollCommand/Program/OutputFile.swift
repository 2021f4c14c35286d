import Foundation
import Snapshots
import Synchronization

/// A file that appears whole or not at all: written beside its place under a name that nobody else
/// has, brought to the disk, and renamed when it is complete.
package final class OutputFile {
  /// The temporary names of files that are being written, for a signal to remove.
  private static let unfinished = Mutex<[String]>([])

  package let path: String
  /// What is written to until it is complete.
  private let file: TemporaryFile
  private var isOpen = true
  package private(set) var byteCount = 0

  /// The path of what is written to until it is complete.
  var temporary: String { file.path }

  /// Makes the directory if there is none, and removes what a killed program left there a day ago
  /// or earlier.
  ///
  /// - Parameter folder: what the file must not leave, by links among the directories below it; nil
  ///   where the user has named the file.
  /// - Throws: `Failure.cannotMakeDirectory`, `.cannotWrite`, `.leavesFolder`, `.noFile`.
  package init(_ path: String, inside folder: String? = nil) throws {
    self.path = path
    let directory = Directory(path: path.directory)
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
      file = try Self.create(for: path)
    } catch {
      throw Failure.cannotWrite(path, error)
    }
    file.removeLeftovers()
  }

  /// A new file of no other name. The list is locked, so that a signal finds the file on it or does
  /// not find the file.
  private static func create(for path: String) throws(SystemError) -> TemporaryFile {
    try unfinished.withLock { list throws(SystemError) in
      let file = try TemporaryFile(for: path.fileName, in: path.directory)
      list.append(file.path)
      return file
    }
  }

  /// - Throws: `Failure.cannotWrite`.
  package func write(_ bytes: [UInt8]) throws {
    do { try file.write(bytes) } catch { throw cannotWrite(error) }
    byteCount += bytes.count
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
    do {
      try file.rename(to: path)
      forget()
      try file.flushFolder()
    } catch {
      throw cannotWrite(error)
    }
  }

  /// Brings the complete file to the disk and holds it open no longer; it is not in its place yet.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func seal() throws {
    do {
      try file.flush()
      if let status = file.status { byteCount = Int(status.st_size) }
      isOpen = false
      try file.close()
    } catch {
      throw cannotWrite(error)
    }
  }

  /// Leaves nothing behind.
  package func discard() {
    if isOpen { try? file.close() }
    isOpen = false
    if forget() { file.remove() }
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
