import Foundation
package import Typography

/// Where the fonts of a screen come from, and which were used.
@MainActor
package final class TextEnvironment {
  /// Where the system font comes from; nil sets all text in the block font.
  private let fonts: FontLibrary?
  private let problems: ProblemLog
  /// The first font file that is there but cannot be used.
  package private(set) var damagedFont: FontError?
  /// The font files that text was set in so far, each once, as goldens record them.
  private var faces: [FontFace] = []
  /// What the app has made known beside the fonts that it brings.
  var registeredFonts = RegisteredFonts()

  init(fonts: FontLibrary?, problems: ProblemLog) {
    self.fonts = fonts
    self.problems = problems
  }

  /// The system font's files used so far, as name and digest; nothing for the block font.
  package var fontDigests: [String] {
    faces.map { "\($0.name) \(String($0.digest, radix: 16))" }
  }

  /// Of those that text was set in, by what `UIFont.fontName` says of it, and of those that are registered.
  func face(named name: String) -> FontFace? {
    registeredFonts.face(named: name) ?? faces.first { $0.name == name }
  }

  /// The font of a descriptor at a size; the block font where its files are missing or damaged, which
  /// is reported.
  func font(for descriptor: UIFontDescriptor, size: CGFloat) -> Font {
    switch descriptor.design {
    case .face(let face):
      return Font(face, size: size, fallbacks: fonts?.readFallbacks() ?? [])
    case .system, .form, .named:
      guard let fonts else { return blockFont(size) }
      do {
        let font = try fonts.systemFont(
          size: size, weight: descriptor.weight, isItalic: descriptor.isItalic)
        note(font)
        return font
      } catch {
        report(error)
        return blockFont(size)
      }
    }
  }

  /// Boxes with the system font's line height, so that layouts keep their heights.
  private func blockFont(_ size: CGFloat) -> Font { Font(.block, size: size, metrics: .system) }

  /// Not those of pictures: which of them a machine has matters to emoji alone.
  private func note(_ font: Font) {
    for face in [font.face] + font.fallbacks
    where face != .block && !face.hasPictures && !faces.contains(face) {
      faces.append(face)
    }
  }

  private func report(_ problem: FontError) {
    if case .notFound = problem {} else if damagedFont == nil { damagedFont = problem }
    problems.report(problem)
  }
}
