import Foundation
package import Typography

/// The fonts of a screen, with a record of the ones in use.
@MainActor
package final class TextEnvironment {
  /// The source of the system font; nil sets all text in the block font.
  private let fonts: FontLibrary?
  /// The source of the system font, for the records of goldens.
  package var library: FontLibrary? { fonts }
  private let problems: ProblemLog
  /// The version of the system font, which follows the version of iOS.
  var generation = SystemFont.Generation.iOS14
  /// The first font file that exists but cannot be used.
  package private(set) var damagedFont: FontError?
  /// The font files used so far, each once, as recorded in golden files.
  private var faces: [FontFace] = []
  /// The reason why text of the screen is drawn as boxes; nil if none is.
  package private(set) var blockReason: BlockTextReason?
  /// The fonts that the app has registered, in addition to its bundled ones.
  var registeredFonts = RegisteredFonts()

  /// The language of the user, such as "ja"; nil if none was specified.
  private let language: String?

  init(fonts: FontLibrary?, language: String?, problems: ProblemLog) {
    self.fonts = fonts
    self.language = language
    self.problems = problems
  }

  /// The names and digests of the system font files used so far; the block font is left out.
  package var fontDigests: [String] {
    faces.map { "\($0.name) \(String($0.digest, radix: 16))" }
  }

  /// Returns a registered font or a font in use whose `UIFont.fontName` is `name`.
  func face(named name: String) -> FontFace? {
    registeredFonts.face(named: name) ?? faces.first { $0.name == name }
  }

  /// Returns the font of a descriptor at a size. If its files are missing or damaged, this is
  /// reported and the block font is returned.
  func font(for descriptor: UIFontDescriptor, size: CGFloat) -> Font {
    switch descriptor.design {
    case .face(let face):
      var font = Font(face, size: size)
      font.hasTabularFigures = descriptor.hasTabularFigures
      font.language = language
      fonts?.addFallbacks(to: &font)
      return font
    case .system, .form, .named:
      guard let fonts else { return blockFont(size) }
      do {
        var font = try fonts.systemFont(
          size: size, weight: descriptor.weight, isItalic: descriptor.isItalic,
          hasTabularFigures: descriptor.hasTabularFigures, generation: generation)
        font.language = language
        note([font.face] + font.fallbacks)
        return font
      } catch {
        report(error)
        return blockFont(size)
      }
    }
  }

  /// Returns the block font with the system font's line height, so that layouts keep their heights.
  private func blockFont(_ size: CGFloat) -> Font {
    if blockReason == nil { blockReason = fonts == nil ? .noLibrary : .noFont }
    return Font(.block, size: size, metrics: .system)
  }

  /// Shapes a text. Reports the characters that no font has, and records the fonts of other writing
  /// systems.
  func shape(_ text: StyledText) -> ShapedText {
    let shaped = ShapedText(text)
    for glyph in shaped.missing { problems.report(MissingText(glyph)) }
    note(shaped.scriptFaces)
    return shaped
  }

  /// Records fonts. Emoji fonts are left out, since the installed one affects emoji only.
  private func note(_ used: [FontFace]) {
    for face in used
    where face != .block && !face.hasPictures && !faces.contains(face) {
      faces.append(face)
    }
  }

  private func report(_ problem: FontError) {
    if case .notFound = problem {} else if damagedFont == nil { damagedFont = problem }
    problems.report(problem)
  }
}
