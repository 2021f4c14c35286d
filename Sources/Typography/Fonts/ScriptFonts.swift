import Foundation
import Synchronization

/// The fonts for the writing systems that the system font lacks.
///
/// They are the fonts in the directories that somebody has added, and otherwise those of the Noto
/// families that are installed.
final class ScriptFonts: Sendable {
  private let added: FontFiles
  private let installed: FontFiles
  private let known = Mutex<[Wish: [FontFace]]>([:])
  /// The fonts in the added directories; nil until first used.
  private let addedFaces = Mutex<[FontFace]?>(nil)

  private struct Wish: Hashable {
    let script: Script
    let weight: FontWeight
    let language: String?
  }

  /// - Parameter directories: The directories of a library. Those that are not usual font
  ///   directories are searched for fonts of any name.
  init(_ directories: [String], willLookFor: @escaping @Sendable ([String]) -> Void) {
    let usual = Set(SystemFont.directories + SystemFont.scriptDirectories)
    added = FontFiles(
      directories: directories.filter { !usual.contains($0) }, willLookFor: willLookFor)
    installed = FontFiles(
      directories: directories + SystemFont.scriptDirectories, willLookFor: willLookFor)
  }

  /// Returns the best font with a character; nil if none is installed.
  ///
  /// - Parameter language: The language of the text, such as "ja" or "zh-Hant".
  func face(
    for scalar: Unicode.Scalar, weight: FontWeight, language: String?
  ) -> FontFace? {
    let script = Script.forFonts(of: scalar)
    let wish = Wish(script: script, weight: weight, language: language)
    let faces = known.withLock { known in
      if let faces = known[wish] { return faces }
      let found = installedFaces(wish)
      known[wish] = found
      return found
    }
    let own = facesInAddedDirectories().filter { $0.glyph(for: scalar) != nil }
    if let nearest = own.min(by: { distance($0, weight) < distance($1, weight) }) {
      return nearest
    }
    return faces.first { $0.glyph(for: scalar) != nil }
  }

  /// Returns whether a font read so far has a digest.
  func hasOpened(digest: UInt64) -> Bool {
    added.hasOpened(digest: digest) || installed.hasOpened(digest: digest)
  }

  private func distance(_ face: FontFace, _ weight: FontWeight) -> Int {
    abs(face.weight.rawValue - weight.rawValue) + (face.isItalic ? 1000 : 0)
  }

  private func installedFaces(_ wish: Wish) -> [FontFace] {
    NotoFamily.names(for: wish.script, language: wish.language).compactMap { family in
      let index =
        family == NotoFamily.cjk
        ? NotoFamily.index(for: wish.script, language: wish.language) : 0
      return installed.firstFace(NotoFamily.fileNames(family, weight: wish.weight), index: index)
    }
  }

  private func facesInAddedDirectories() -> [FontFace] {
    addedFaces.withLock { faces in
      if let faces { return faces }
      let read = added.allFaces()
      faces = read
      return read
    }
  }
}

extension ScriptFonts: Hashable {
  /// Returns whether both search the same directories.
  static func == (a: ScriptFonts, b: ScriptFonts) -> Bool {
    a === b || a.installed.directories == b.installed.directories
  }

  /// Hashes the directories.
  func hash(into hasher: inout Hasher) { hasher.combine(installed.directories) }
}
