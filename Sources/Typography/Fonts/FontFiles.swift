import Foundation
import Synchronization

/// The font files of some directories. Each file is read once. The type is thread-safe.
final class FontFiles: Sendable {
  let directories: [String]
  private let willLookFor: @Sendable ([String]) -> Void
  private let opened = Mutex<[Key: FontFace]>([:])

  private struct Key: Hashable {
    let path: String
    let index: Int
  }

  /// Creates the files without reading any yet.
  ///
  /// - Parameter willLookFor: A closure called before each search, with the candidate paths. The
  ///   first one that exists is read.
  init(directories: [String], willLookFor: @escaping @Sendable ([String]) -> Void) {
    self.directories = directories
    self.willLookFor = willLookFor
  }

  /// Returns the font at `path`, or with that file name in the first directory that contains it.
  ///
  /// - Parameter index: The index of the face in a collection.
  func face(_ path: String, index: Int = 0) throws(FontError) -> FontFace {
    let key = Key(path: path, index: index)
    if let face = opened.withLock({ $0[key] }) { return face }
    let candidates = path.hasPrefix("/") ? [path] : directories.map { "\($0)/\(path)" }
    willLookFor(candidates)
    guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0) })
    else { throw .notFound(name: path, directories: directories) }
    guard let data = Self.contents(file) else { throw .unreadable(path: file) }
    let face: FontFace
    do {
      face = try .shared(bytes: [UInt8](data), index: index)
    } catch { throw .inFile(path: file, error) }
    return opened.withLock { opened in
      // If another thread has read the file in the meantime, its face is used.
      let kept = opened[key] ?? face
      opened[key] = kept
      return kept
    }
  }

  /// Returns the first face among some file names; nil if none exists as a readable font.
  func firstFace(_ names: [String], index: Int = 0) -> FontFace? {
    for name in names {
      if let face = try? face(name, index: index) { return face }
    }
    return nil
  }

  /// Returns the bytes of a regular file. The size of a pipe or a device is not known.
  private static func contents(_ file: String) -> Data? {
    let target = (file as NSString).resolvingSymlinksInPath
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  /// Returns whether a font read so far has a digest.
  func hasOpened(digest: UInt64) -> Bool {
    opened.withLock { $0.contains { $0.value.digest == digest } }
  }

  /// Returns the first faces of all font files in the directories, without subdirectories, in the
  /// order of their names. Files that are not fonts are left out.
  func allFaces() -> [FontFace] {
    directories.flatMap { directory in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      let fonts = files.sorted().filter { file in
        [".otf", ".ttf", ".ttc", ".otc"].contains { file.lowercased().hasSuffix($0) }
      }
      return fonts.compactMap { try? face("\(directory)/\($0)") }
    }
  }
}
