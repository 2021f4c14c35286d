import Foundation
import Synchronization

/// The faces of the system font in one weight and slant: one for text, one for large text.
///
/// They are those of San Francisco, which keep their own advances, or those of Inter, fitted to the
/// advances of San Francisco (`SanFrancisco`).
final class SystemFaces: Sendable {
  let weight: FontWeight
  let isItalic: Bool
  private let text: Cut
  private let files: FontFiles
  /// The face for large text, read when it is first needed.
  private let display = Mutex<Cut?>(nil)

  private struct Cut: Sendable {
    let face: FontFace
    /// The advances of San Francisco; nil for a face that keeps its own.
    var advances: FittedAdvances?
  }

  /// Reads the face for text.
  ///
  /// - Throws: `FontError` if no file of it exists, or if the file is not a font.
  init(_ files: FontFiles, weight: FontWeight, isItalic: Bool) throws(FontError) {
    self.files = files
    self.weight = weight
    self.isItalic = isItalic
    text = try Self.cut(.text, of: files, weight: weight, isItalic: isItalic)
  }

  private static func cut(
    _ cut: SystemFont.Cut, of files: FontFiles, weight: FontWeight, isItalic: Bool
  ) throws(FontError) -> Cut {
    if let face = files.firstFace(
      SystemFont.sanFranciscoNames(cut, weight: weight, isItalic: isItalic))
    {
      return Cut(face: face)
    }
    let face = try files.face(SystemFont.fileName(cut, weight: weight, isItalic: isItalic))
    guard face.family?.hasPrefix("Inter") == true else { return Cut(face: face) }
    let near = SanFrancisco.measuredWeight(weight)
    let isMeasured = near == weight && !isItalic
    let measured = isMeasured ? nil : try files.face(SystemFont.fileName(cut, weight: near))
    return Cut(face: face, advances: face.fitted(to: weight, measured: measured))
  }

  /// Returns the cut for a size. Text stands for a missing face for large text.
  private func cut(at displayShare: CGFloat) -> Cut {
    guard displayShare > 0.5 else { return text }
    return display.withLock { display in
      if let display { return display }
      let read = (try? Self.cut(.display, of: files, weight: weight, isItalic: isItalic)) ?? text
      display = read
      return read
    }
  }

  /// Returns the font at a size, without fallbacks.
  func font(size: CGFloat, generation: SystemFont.Generation) -> Font {
    let share = SanFrancisco.displayShare(size: size, generation)
    let cut = cut(at: share)
    var font = Font(
      cut.face, size: size, tracking: SystemFont.tracking(size: size, generation),
      metrics: .system)
    font.fit = cut.advances.map {
      GlyphFit(fitted: $0, displayShare: share, generation: generation)
    }
    font.system = self
    font.generation = generation
    return font
  }
}

extension SystemFaces: Hashable {
  /// Returns whether both have equal weights and slants, and equal faces for text.
  static func == (a: SystemFaces, b: SystemFaces) -> Bool {
    a === b || a.weight == b.weight && a.isItalic == b.isItalic && a.text.face == b.text.face
  }

  /// Hashes the weight and the face for text.
  func hash(into hasher: inout Hasher) {
    hasher.combine(weight)
    hasher.combine(text.face)
  }
}
