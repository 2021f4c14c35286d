import Foundation

/// Files that appear whole or not at all, whenever the process is killed.
enum WholeFile {
  /// Writes beside the place under a name of this process, brings that to the disk and renames it. The
  /// directory is made if there is none.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = path as NSString
    let (folder, name) = (file.deletingLastPathComponent, file.lastPathComponent)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(error, path: folder)
    }
    removeLeftovers(of: name, in: folder)
    let (temporary, descriptor) = try create(name, in: folder, for: path)
    do throws(FileFailure) {
      try fill(descriptor, with: bytes, path: path)
      guard rename(temporary, path) == 0 else { throw FileFailure(errno: errno, path: path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], path: String
  ) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, Array(rest), rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = FileFailure(errno: errno, path: path)
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    // Not every file system can bring a file to the disk.
    let isFlushed = fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS
    let flush = FileFailure(errno: errno, path: path)
    guard isFlushed else {
      close(descriptor)
      throw flush
    }
    guard close(descriptor) == 0 else { throw FileFailure(errno: errno, path: path) }
  }

  /// `.NAME.PROCESS-NUMBER.overscroll`.
  private static func create(
    _ name: String, in folder: String, for path: String
  ) throws(FileFailure) -> (String, Int32) {
    var number = 0
    while true {
      let temporary = "\(folder)/.\(name.prefix(100)).\(getpid())-\(number).overscroll"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST || errno == EINTR else { throw FileFailure(errno: errno, path: path) }
      number += 1
    }
  }

  /// What killed processes left of this file.
  private static func removeLeftovers(of name: String, in folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let start = ".\(name.prefix(100))."
    for file in files where file.hasPrefix(start) && file.hasSuffix(".overscroll") {
      let process = file.dropFirst(start.count).prefix { $0 != "-" }
      guard let number = Int32(process), kill(number, 0) != 0, errno == ESRCH else { continue }
      unlink("\(folder)/\(file)")
    }
  }

  /// Whether a name is one of a file that is being written.
  static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".overscroll")
  }
}
