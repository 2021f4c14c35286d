import Foundation
import TestSupport

/// A temporary folder in which one file under several names has the bytes of each input.
final class ScratchTree {
  private let folder: Folder
  private let file: URL

  /// Creates the tree.
  ///
  /// - Parameters:
  ///   - names: The names of the file below the folder.
  ///   - others: Further files that do not change.
  init(_ names: [String], and others: [(name: String, bytes: [UInt8])] = []) throws {
    folder = try Folder()
    file = URL(filePath: "\(folder.path)/input")
    let manager = FileManager.default
    let tree = URL(filePath: folder.path).appending(path: "tree")
    func place(_ name: String) throws -> URL {
      let place = tree.appending(path: name)
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      return place
    }
    for name in names {
      try manager.createSymbolicLink(at: try place(name), withDestinationURL: file)
    }
    for other in others { try Data(other.bytes).write(to: try place(other.name)) }
  }

  /// The path of the folder that contains the names.
  var path: String { "\(folder.path)/tree" }

  /// Sets the bytes of all names.
  func fill(_ bytes: [UInt8]) throws { try Data(bytes).write(to: file) }
}
