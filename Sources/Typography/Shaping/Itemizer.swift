import Foundation

/// A divider of paragraphs into items with one set of attributes, one direction, one script and one
/// face.
///
/// Punctuation and spaces join the surrounding script, as in UAX #24. Marks use the font of their
/// base letter. Emoji, whether by default or by a variation selector, use a colour font if there is
/// one (UTS #51).
struct Itemizer {
  private let text: StyledText
  private let units: [UInt16]
  /// The characters that no font has: unique, in order of appearance, at most 64.
  private(set) var missing: [MissingGlyph] = []
  /// The fonts used for other writing systems, in order of appearance.
  private(set) var scriptFaces: [FontFace] = []

  init(_ text: StyledText, units: [UInt16]) {
    self.text = text
    self.units = units
  }

  private struct Key: Equatable {
    let run: Int
    let level: UInt8
    let script: Script
    let face: FontFace

    func with(_ script: Script) -> Key {
      Key(run: run, level: level, script: script, face: face)
    }

    static func == (a: Key, b: Key) -> Bool {
      a.run == b.run && a.level == b.level && a.script == b.script && a.face === b.face
    }
  }

  /// Returns the items of `range`. `run` is the index of the attribute run at its start.
  mutating func items(in range: Range<Int>, levels: BidiLevels, run: Int) -> [ShapedItem] {
    var items: [ShapedItem] = []
    var run = run
    var open: (key: Key, start: Int)?
    for (index, scalar) in Scalars(units, range) {
      while index >= text.runs[run].range.upperBound { run += 1 }
      let key = key(
        of: scalar, at: index, run: run, level: levels[index - range.lowerBound], after: open?.key)
      guard let (last, start) = open else {
        open = (key, index)
        continue
      }
      // Spaces before the first letter join its script.
      let joined = last.script == .common ? last.with(key.script) : last
      if joined == key {
        open = (key, start)
      } else {
        items.append(item(joined, start..<index))
        open = (key, index)
      }
    }
    if let open { items.append(item(open.key, open.start..<range.upperBound)) }
    return items
  }

  private mutating func key(
    of scalar: Unicode.Scalar, at index: Int, run: Int, level: UInt8, after last: Key?
  ) -> Key {
    let script = scalar.isASCII ? Self.script(ofASCII: scalar) : Script(of: scalar)
    return Key(
      run: run, level: level, script: script.isInherited ? last?.script ?? .common : script,
      face: face(
        for: scalar, at: index, text.runs[run].attributes,
        after: last?.run == run ? last?.face : nil))
  }

  private func item(_ key: Key, _ range: Range<Int>) -> ShapedItem {
    ShapedItem(
      units: units, range: range, attributes: text.runs[key.run].attributes, face: key.face,
      script: key.script, level: key.level)
  }

  private static func script(ofASCII scalar: Unicode.Scalar) -> Script {
    (0x61...0x7A).contains(scalar.value | 0x20) ? .latin : .common
  }

  private mutating func face(
    for scalar: Unicode.Scalar, at index: Int, _ attributes: StyledText.Attributes,
    after previous: FontFace?
  ) -> FontFace {
    let font = attributes.font
    // A box in place of a character needs no glyph.
    if attributes.box != nil { return font.face }
    if font.fallbacks.contains(where: \.hasPictures) {
      if let face = pictures(for: scalar, at: index, font, after: previous) { return face }
    }
    if scalar.isASCII, font.face.coversASCII { return font.face }
    if Self.isDependent(scalar) { return previous ?? font.face }
    if font.face.glyph(for: scalar) != nil { return font.face }
    for face in font.fallbacks where face.glyph(for: scalar) != nil { return face }
    if let face = scriptFace(for: scalar, font, after: previous) { return face }
    let gap = MissingGlyph(scalar: scalar, face: font.face)
    if missing.count < 64, !missing.contains(gap) { missing.append(gap) }
    return font.face
  }

  /// Returns the font for a writing system. Punctuation stays in the font of the text before it.
  private mutating func scriptFace(
    for scalar: Unicode.Scalar, _ font: Font, after previous: FontFace?
  ) -> FontFace? {
    let isScript = previous.map { scriptFaces.contains($0) } ?? false
    let face =
      if isScript, Script(of: scalar).isInherited, previous?.glyph(for: scalar) != nil {
        previous
      } else {
        font.scripts?.face(for: scalar, weight: font.face.weight, language: font.language)
      }
    if let face, !scriptFaces.contains(face) { scriptFaces.append(face) }
    return face
  }

  /// Returns the colour font for an emoji, or nil for a text character.
  private func pictures(
    for scalar: Unicode.Scalar, at index: Int, _ font: Font, after previous: FontFace?
  ) -> FontFace? {
    let end = index + UTF16.width(scalar)
    let next = end < units.count ? units[end] : 0
    let isJoined =
      previous?.hasPictures == true && index > 0 && units[index - 1] == Self.zeroWidthJoiner
    let isEmoji =
      next == Self.emojiSelector || isJoined
      || !scalar.isASCII && scalar.properties.isEmojiPresentation && next != Self.textSelector
    guard isEmoji else { return nil }
    return font.fallbacks.first { $0.hasPictures && $0.glyph(for: scalar) != nil }
  }

  private static let (textSelector, emojiSelector): (UInt16, UInt16) = (0xFE0E, 0xFE0F)
  private static let zeroWidthJoiner: UInt16 = 0x200D

  private static func isDependent(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
