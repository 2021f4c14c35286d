public import Foundation
import Synchronization

/// A library of font files in given directories. Each file is read once.
///
/// Libraries that read equal files share one face. The type is thread-safe.
public final class FontLibrary: Sendable {
  private let files: FontFiles
  private let fallbackFiles: [String]
  private let systemFaces = Mutex<[SystemStyle: SystemFaces]>([:])
  private let scripts: ScriptFonts
  private let fallbacks = Mutex<[FontFace]?>(nil)
  /// The digests of all fonts in the directories; nil until first used.
  private let digests = Mutex<Set<UInt64>?>(nil)

  private struct SystemStyle: Hashable {
    let weight: FontWeight
    let isItalic: Bool
  }

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
    files = FontFiles(directories: directories, willLookFor: willLookFor)
    scripts = ScriptFonts(directories, willLookFor: willLookFor)
    self.fallbackFiles = fallbackFiles
  }

  /// Returns the font at `path`, or with that file name in the first directory that contains it.
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  public func face(_ path: String) throws(FontError) -> FontFace { try files.face(path) }

  /// Returns whether a file in the directories is the font with a `FontFace.digest`.
  ///
  /// The first call reads all font files in the directories, without subdirectories.
  package func contains(digest: UInt64) -> Bool {
    if files.hasOpened(digest: digest) || scripts.hasOpened(digest: digest) { return true }
    return digests.withLock { digests in
      let known =
        digests ?? Set((files.allFaces() + readFallbacks()).map(\.digest))
      digests = known
      return known.contains(digest)
    }
  }

  /// Returns the system font: San Francisco if the directories have it, otherwise Inter with San
  /// Francisco's vertical metrics, tracking and advances.
  ///
  /// San Francisco is looked for under the file names of Apple's downloads, such as
  /// `SF-Pro-Text-Regular.otf`. A font under Inter's file name that is not Inter keeps its own
  /// advances. Sizes are checked as in `Font.init`.
  ///
  /// - Parameters:
  ///   - hasTabularFigures: Whether figures have equal widths.
  ///   - generation: The version of San Francisco whose widths are used.
  /// - Throws: `FontError` if the file is missing or is not a font.
  public func systemFont(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    hasTabularFigures: Bool = false, generation: SystemFont.Generation = .iOS14
  ) throws(FontError) -> Font {
    let faces = try systemFaces(SystemStyle(weight: weight, isItalic: isItalic))
    var font = faces.font(size: size, generation: generation)
    font.hasTabularFigures = hasTabularFigures
    addFallbacks(to: &font)
    return font
  }

  /// Returns the regular font used for a character of another writing system; nil if there is none.
  package func scriptFace(for scalar: Unicode.Scalar) -> FontFace? {
    scripts.face(for: scalar, weight: .regular, language: nil)
  }

  /// Adds the library's fonts for characters that a font lacks.
  package func addFallbacks(to font: inout Font) {
    font.fallbacks = readFallbacks()
    font.scripts = scripts
  }

  private func systemFaces(_ style: SystemStyle) throws(FontError) -> SystemFaces {
    if let faces = systemFaces.withLock({ $0[style] }) { return faces }
    let faces = try SystemFaces(files, weight: style.weight, isItalic: style.isItalic)
    return systemFaces.withLock { known in
      // If another thread has read the faces in the meantime, they are used.
      let kept = known[style] ?? faces
      known[style] = kept
      return kept
    }
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
