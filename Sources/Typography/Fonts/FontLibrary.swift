public import Foundation
import Synchronization

/// Font files in the directories that the caller names, each read once. Libraries that read equal files
/// have one face of them. Safe on any thread.
public final class FontLibrary: Sendable {
  private let directories: [String]
  private let fallbackFiles: [String]
  private let willLookFor: @Sendable ([String]) -> Void
  private let opened = Mutex<[String: FontFace]>([:])
  private let fallbacks = Mutex<[FontFace]?>(nil)
  /// Of all fonts in the directories; nil until someone asks.
  private let digests = Mutex<Set<UInt64>?>(nil)

  /// Nothing is read yet. Of `fallbackFiles` (file names or paths) those that exist and can be
  /// read stand behind the system font, in this order.
  public convenience init(directories: [String], fallbackFiles: [String] = []) {
    self.init(directories: directories, fallbackFiles: fallbackFiles) { _ in }
  }

  /// - Parameter willLookFor: told the paths of which the first that is there is read, before each is looked for.
  package init(
    directories: [String], fallbackFiles: [String] = [],
    willLookFor: @escaping @Sendable ([String]) -> Void
  ) {
    self.directories = directories
    self.fallbackFiles = fallbackFiles
    self.willLookFor = willLookFor
  }

  /// The font at `path`, or of that file name in the first directory that has it.
  ///
  /// - Throws: `FontError` where the file is missing or is no font.
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
      // Another thread may have read the same file meanwhile: the first one stays.
      let kept = opened[path] ?? face
      opened[path] = kept
      return kept
    }
  }

  /// The bytes of a regular file: of a pipe or a device nobody knows when it ends.
  private static func contents(_ file: String) -> Data? {
    let target = (file as NSString).resolvingSymlinksInPath
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  /// Whether a file in the directories is the font with this `FontFace.digest`. The first call reads
  /// every font file in them, the directories in these excluded.
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

  /// The system font: Inter with San Francisco's vertical proportions and spacing to match its
  /// widths (`SystemFont`).
  ///
  /// - Throws: `FontError` where the file is missing or is no font.
  public func systemFont(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) throws(FontError) -> Font {
    let face = try face(SystemFont.fileName(weight: weight, isItalic: isItalic))
    return Font(
      face, size: size, tracking: SystemFont.tracking(size: size), metrics: .system,
      fallbacks: readFallbacks())
  }

  /// Of those files that are there.
  package func readFallbacks() -> [FontFace] {
    fallbacks.withLock { fallbacks in
      if let fallbacks { return fallbacks }
      let read = fallbackFiles.compactMap { try? face($0) }
      fallbacks = read
      return read
    }
  }

  /// The system font of a text style at a Dynamic Type size.
  ///
  /// - Throws: `FontError` where the file is missing or is no font.
  public func preferredFont(
    _ style: TextStyle, category: ContentSizeCategory = .large
  ) throws(FontError) -> Font {
    try systemFont(size: style.pointSize(at: category), weight: style.weight)
  }
}
