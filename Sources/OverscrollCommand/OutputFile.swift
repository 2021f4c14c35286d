import Foundation
import Synchronization

/// A file that appears whole or not at all: written beside its place under another name, and renamed
/// when it is complete.
final class OutputFile {
  private static let unfinished = Mutex<[String]>([])

  let path: String
  private let temporary: String
  private let handle: FileHandle
  private(set) var byteCount = 0

  /// Makes the directory if there is none.
  init(_ path: String) throws {
    let directory = path.directory
    // Cut, because a name that is as long as a file system allows grows here.
    let name = path.fileName.prefix(40)
    temporary = directory.appending(
      file: ".\(name).\(ProcessInfo.processInfo.processIdentifier).tmp")
    self.path = path
    do {
      if !directory.isEmpty {
        try FileManager.default.createDirectory(
          atPath: directory, withIntermediateDirectories: true)
      }
    } catch {
      throw Failure(message: "cannot make the directory \(directory)", status: .cannotWrite)
    }
    // On the list before it exists: a signal may come at any time.
    Self.unfinished.withLock { [temporary] in $0.append(temporary) }
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary)
    else {
      throw Failure(
        message: "cannot write \(path): \(String(cString: strerror(errno)))", status: .cannotWrite)
    }
    self.handle = handle
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw cannotWrite()
    }
    byteCount += bytes.count
  }

  /// Puts the complete file in its place.
  func finish() throws {
    do { try handle.close() } catch { throw cannotWrite() }
    guard rename(temporary, path) == 0 else { throw cannotWrite() }
    forget()
  }

  /// Leaves nothing behind.
  func discard() {
    try? handle.close()
    unlink(temporary)
    forget()
  }

  private func cannotWrite() -> Failure {
    Failure(
      message: "cannot write \(path): \(String(cString: strerror(errno)))", status: .cannotWrite)
  }

  private func forget() {
    Self.unfinished.withLock { list in list.removeAll { $0 == temporary } }
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
