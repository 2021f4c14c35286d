import Foundation
import Snapshots
import SwiftText

/// Finds the Swift files that the user names, as files or folders.
enum SourceFiles {
  /// Folders that contain sources of other modules, or none.
  static let excludedFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Reads files in the order in which they are named, and those of a folder sorted by name.
  ///
  /// Each file is read once. Package manifests, hidden folders and folders of package managers are
  /// skipped.
  ///
  /// - Throws: `Failure.cannotReadSource`, or `.noSources` if no files remain.
  static func sources(_ paths: [String]) throws -> [SwiftSource] {
    var files: [String] = []
    for path in paths {
      for file in try Self.files(path) where !files.contains(file) { files.append(file) }
    }
    guard !files.isEmpty else { throw Failure.noSources(paths) }
    return try files.map { SwiftSource(path: $0, bytes: try bytes($0)) }
  }

  private static func files(_ path: String) throws -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure.cannotReadSource(path, .last) }
    // Files that are not regular are accepted under any name, because shells pass pipes such as
    // `/dev/fd/63`.
    if status.st_mode & S_IFMT == S_IFREG, !path.hasSuffix(".swift") {
      throw Failure.noSources([path])
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    guard let found = FileManager.default.enumerator(atPath: path) else {
      throw Failure.cannotReadSource(path, .last)
    }
    return found.compactMap { $0 as? String }.filter(isOwn).sorted().map {
      path.appending(file: $0)
    }
  }

  private static func isOwn(_ file: String) -> Bool {
    let parts = file.split(separator: "/").map(String.init)
    return file.hasSuffix(".swift") && parts.last != "Package.swift"
      && !parts.contains { $0.hasPrefix(".") || excludedFolders.contains($0) }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.cannotReadSource(path, .last) }
    defer { close(descriptor) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return [UInt8](try handle.readToEnd() ?? Data())
    } catch {
      throw Failure.cannotReadSource(path, .last)
    }
  }
}
