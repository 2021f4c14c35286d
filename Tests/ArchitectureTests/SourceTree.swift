import Foundation

/// The Swift files of this repository, read once for all tests.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let sources = Result { try read("Sources") }
  static let tests = Result { try read("Tests") }

  private static func read(_ name: String) throws -> [SourceFile] {
    let folder = root.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    // Symbolic links are skipped: their target is read in its own folder.
    let files = paths.filter { path in
      path.hasSuffix(".swift")
        && (try? FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: path).path)) == nil
    }
    return try files.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }
}
