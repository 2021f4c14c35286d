import Foundation
import Snapshots
import Synchronization

/// A file that appears complete or not at all.
///
/// It is written under a unique temporary name in the destination's folder, flushed to the disk and
/// renamed when complete.
package final class OutputFile {
  /// The paths of the temporary files in use, which a signal handler deletes.
  private static let unfinished = Mutex<[String]>([])

  package let path: String
  /// The temporary file that receives the bytes.
  private let file: TemporaryFile
  private var isOpen = true
  package private(set) var byteCount = 0

  /// The path of the temporary file.
  var temporary: String { file.path }

  /// Creates the temporary file and its folder. Temporary files that a killed program left in the
  /// folder at least a day ago are deleted.
  ///
  /// - Parameter folder: The folder that the file must not leave through symbolic links below it.
  ///   Nil if the user named the file.
  /// - Throws: `Failure.cannotMakeDirectory`, `.cannotWrite`, `.outsideFolder`, `.noFile`.
  package init(_ path: String, inside folder: String? = nil) throws {
    self.path = path
    let directory = Directory(path: path.directory)
    if let folder, let link = directory.firstLink(below: folder) {
      throw Failure.outsideFolder(path, link: link)
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

  /// Creates a temporary file with a unique name.
  ///
  /// The list is locked meanwhile, so that a signal handler never misses an existing file.
  private static func create(for path: String) throws(SystemError) -> TemporaryFile {
    try unfinished.withLock { list throws(SystemError) in
      let file = try TemporaryFile(for: path.fileName, in: path.directory)
      list.append(file.path)
      Leftover.note(.file, file.path, isPresent: true)
      return file
    }
  }

  /// Appends bytes.
  ///
  /// - Throws: `Failure.cannotWrite`.
  package func write(_ bytes: [UInt8]) throws {
    do { try file.write(bytes) } catch { throw cannotWrite(error) }
    byteCount += bytes.count
  }

  /// Returns everything written so far.
  ///
  /// - Throws: `Failure.cannotWrite` if the file cannot be read.
  func contents() throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: temporary), data.count == byteCount else {
      throw cannotWrite(SystemError(EIO))
    }
    return [UInt8](data)
  }

  /// Renames the complete file to its destination.
  ///
  /// - Throws: `Failure.cannotWrite`. The old file at the destination is then unchanged, and the
  ///   caller must call `discard()`.
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

  /// Flushes the complete file to the disk and closes it. The file is not renamed yet.
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

  /// Closes and deletes the temporary file.
  package func discard() {
    if isOpen { try? file.close() }
    isOpen = false
    if forget() { file.remove() }
  }

  private func cannotWrite(_ error: SystemError) -> Failure { .cannotWrite(path, error) }

  /// Removes the file from the list of temporary files. Returns whether it was in the list.
  @discardableResult
  private func forget() -> Bool {
    Self.unfinished.withLock { list in
      guard let index = list.firstIndex(of: temporary) else { return false }
      list.remove(at: index)
      Leftover.note(.file, temporary, isPresent: false)
      return true
    }
  }

  /// Deletes all temporary files and ends the process. The list stays locked, so that no other
  /// thread can create a file meanwhile.
  static func discardAllAndExit(_ status: Int32) -> Never {
    unfinished.withLock { list in
      for path in list { unlink(path) }
      _exit(status)
    }
  }
}
