import Foundation
public import Typography

/// The source of a snapshot's system font.
public struct SnapshotFonts: Sendable {
  /// The library of fonts; nil is the block font.
  package let library: FontLibrary?

  /// The default: a font whose glyphs are all boxes, so that goldens depend on no font file.
  public static let block = SnapshotFonts(library: nil)

  /// Inter, as installed by Debian (fonts-inter) or Homebrew (font-inter), with Noto Color Emoji if
  /// it is installed.
  public static let system = SnapshotFonts(
    library: FontLibrary(
      directories: SystemFont.directories, fallbackFiles: SystemFont.emojiFiles))

  /// Returns a source with custom fonts.
  public static func library(_ library: FontLibrary) -> Self { SnapshotFonts(library: library) }
}
