import Foundation
import Snapshots

/// The Swift files that a user names, one by one or by folders.
enum SourceFiles {
  /// Folders that hold other modules' sources, or none.
  static let foreign: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Files in the order they are named, those of a folder by name; each once. Manifests and what lies
  /// in hidden folders and in those of package managers is left out.
  ///
  /// - Throws: `Failure.cannotReadSource`; `.noSources` if there are none.
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
    // What a shell hands over as a pipe has a name of its own.
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
      && !parts.contains { $0.hasPrefix(".") || foreign.contains($0) }
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
