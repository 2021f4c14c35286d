public import Foundation
import Synchronization

/// A library of font files in given directories. Each file is read once.
///
/// Libraries that read equal files share one face. The type is thread-safe.
public final class FontLibrary: Sendable {
  private let directories: [String]
  private let fallbackFiles: [String]
  private let willLookFor: @Sendable ([String]) -> Void
  private let opened = Mutex<[String: FontFace]>([:])
  private let fallbacks = Mutex<[FontFace]?>(nil)
  /// The digests of all fonts in the directories; nil until first used.
  private let digests = Mutex<Set<UInt64>?>(nil)

  /// Creates a library without reading files yet.
  ///
  /// The readable files among `fallbackFiles`, which are file names or paths, become fallbacks of
  /// the system font in this order.
  public convenience init(directories: [String], fallbackFiles: [String] = []) {
    self.init(directories: directories, fallbackFiles: fallbackFiles) { _ in }
  }

  /// Creates a library.
  ///
  /// - Parameter willLookFor: A closure called before each search, with the candidate paths. The
  ///   first one that exists is read.
  package init(
    directories: [String], fallbackFiles: [String] = [],
    willLookFor: @escaping @Sendable ([String]) -> Void
  ) {
    self.directories = directories
    self.fallbackFiles = fallbackFiles
    self.willLookFor = willLookFor
  }

  /// Returns the font at `path`, or with that file name in the first directory that contains it.
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  public func face(_ path: String) throws(FontError) -> FontFace {
    if let face = opened.withLock({ $0[path] }) { return face }
    let candidates = path.hasPrefix("/") ? [path] : directories.map { "\($0)/\(path)" }
    willLookFor(candidates)
    guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0) })
    else { throw .notFound(name: path, directories: directories) }
    guard let data = Self.contents(file) else { throw .unreadable(path: file) }
    let face: FontFace
    do { face = try .shared(bytes: [UInt8](data)) } catch { throw .inFile(path: file, error) }
    return opened.withLock { opened in
      // If another thread has read the file in the meantime, its face is used.
      let kept = opened[path] ?? face
      opened[path] = kept
      return kept
    }
  }

  /// Returns the bytes of a regular file. The size of a pipe or a device is not known.
  private static func contents(_ file: String) -> Data? {
    let target = (file as NSString).resolvingSymlinksInPath
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  /// Returns whether a file in the directories is the font with a `FontFace.digest`.
  ///
  /// The first call reads all font files in the directories, without subdirectories.
  package func contains(digest: UInt64) -> Bool {
    if opened.withLock({ $0.contains { $0.value.digest == digest } }) { return true }
    return digests.withLock { digests in
      let known = digests ?? readDigests()
      digests = known
      return known.contains(digest)
    }
  }

  private func readDigests() -> Set<UInt64> {
    var digests: Set<UInt64> = []
    for directory in directories {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      for file in files where [".otf", ".ttf", ".ttc", ".otc"].contains(where: file.hasSuffix) {
        guard let data = Self.contents("\(directory)/\(file)"),
          let face = try? FontFace(bytes: [UInt8](data))
        else { continue }
        digests.insert(face.digest)
      }
    }
    for face in readFallbacks() { digests.insert(face.digest) }
    return digests
  }

  /// Returns the system font: Inter with the vertical metrics of San Francisco, and tracking that
  /// matches its widths (`SystemFont`).
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  public func systemFont(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) throws(FontError) -> Font {
    let face = try face(SystemFont.fileName(weight: weight, isItalic: isItalic))
    return Font(
      face, size: size, tracking: SystemFont.tracking(size: size), metrics: .system,
      fallbacks: readFallbacks())
  }

  /// Returns the faces of the fallback files that can be read.
  package func readFallbacks() -> [FontFace] {
    fallbacks.withLock { fallbacks in
      if let fallbacks { return fallbacks }
      let read = fallbackFiles.compactMap { try? face($0) }
      fallbacks = read
      return read
    }
  }

  /// Returns the system font of a text style at a Dynamic Type size.
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  public func preferredFont(
    _ style: TextStyle, category: ContentSizeCategory = .large
  ) throws(FontError) -> Font {
    try systemFont(size: style.pointSize(at: category), weight: style.weight)
  }
}
