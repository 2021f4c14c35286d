import Foundation

/// Files that appear whole or not at all, whenever the process is killed.
enum WholeFile {
  /// Writes beside the place under a name that no other process has, on this machine or on another
  /// that shares the folder, brings that to the disk, renames it and brings the new name to the disk.
  /// The directory is made if there is none, and what killed programs left there a day ago goes.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
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
      // What was wrong first is what is told.
      try? file.close()
      throw error
    }
    try file.close()
  }
}
