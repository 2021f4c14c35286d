import Foundation
public import Typography

/// Where a snapshot's system font comes from.
public struct SnapshotFonts: Sendable {
  /// Nil is the block font.
  let library: FontLibrary?

  /// Every glyph a box: goldens depend on no font file. What is used unless something else is said.
  public static let block = SnapshotFonts(library: nil)

  /// Inter, where Debian (fonts-inter) and Homebrew (font-inter) put it, and Noto Color Emoji, if it is there.
  public static let system = SnapshotFonts(
    library: FontLibrary(
      directories: SystemFont.directories, fallbackFiles: SystemFont.emojiFiles))

  /// Fonts of one's own.
  public static func library(_ library: FontLibrary) -> Self { SnapshotFonts(library: library) }
}
