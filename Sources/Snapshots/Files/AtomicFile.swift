import Foundation

/// Writing of files that exist either completely or not at all, even if the process is killed.
package enum AtomicFile {
  /// Writes a file under a unique temporary name, flushes it, renames it, and flushes the folder.
  /// The name is unique even among machines that share the folder. Creates the folder if it does
  /// not exist, and removes temporary files that killed programs left there a day ago or earlier.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let place = path as NSString
    let folder = place.deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(error, path: folder)
    }
    do throws(SystemError) {
      let file = try TemporaryFile(for: place.lastPathComponent, in: folder)
      file.removeLeftovers()
      do throws(SystemError) {
        try fill(file, with: bytes)
        try file.rename(to: path)
      } catch {
        file.remove()
        throw error
      }
      try file.flushFolder()
    } catch {
      throw FileFailure(errno: error.number, path: path)
    }
  }

  private static func fill(_ file: TemporaryFile, with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
      try file.flush()
    } catch {
      // The first error is the one to report.
      try? file.close()
      throw error
    }
    try file.close()
  }
}
