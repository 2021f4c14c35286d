import Foundation

/// Cuts a paragraph into stretches that can be shaped in one go: the same attributes, direction,
/// script and font file. Punctuation and spaces join the script around them (as in UAX #24), marks
/// stay with the font of the letter they stand on.
struct Itemizer {
  private let text: StyledText
  private let units: [UInt16]
  /// Characters no font has, in order of appearance, each once, up to 64.
  private(set) var missing: [MissingGlyph] = []

  init(_ text: StyledText, units: [UInt16]) {
    self.text = text
    self.units = units
  }

  private struct Key: Equatable {
    var run: Int
    var level: UInt8
    var script: Script
    var face: FontFace

    static func == (a: Key, b: Key) -> Bool {
      a.run == b.run && a.level == b.level && a.script == b.script && a.face === b.face
    }
  }

  /// The items of `range`; `run` is the index of the attribute run at its start.
  mutating func items(in range: Range<Int>, levels: BidiLevels, run: Int) -> [ShapedItem] {
    var items: [ShapedItem] = []
    var run = run
    var current: (key: Key, start: Int)?
    for (index, scalar) in Scalars(units, range) {
      while index >= text.runs[run].range.upperBound { run += 1 }
      let previous = current?.key.run == run ? current?.key : nil
      var key = Key(
        run: run, level: levels[index - range.lowerBound],
        script: scalar.value < 0x80 ? Self.script(ofASCII: scalar) : Script(of: scalar),
        face: face(for: scalar, font: text.runs[run].attributes.font, after: previous?.face))
      if key.script.isInherited { key.script = current?.key.script ?? .common }
      guard var open = current else {
        current = (key, index)
        continue
      }
      if open.key.script == .common, open.key != key {  // spaces before the first letter
        open.key.script = key.script
        current = open
      }
      if open.key != key {
        items.append(item(open.key, open.start..<index))
        current = (key, index)
      }
    }
    if let current { items.append(item(current.key, current.start..<range.upperBound)) }
    return items
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
    for scalar: Unicode.Scalar, font: Font, after previous: FontFace?
  ) -> FontFace {
    if scalar.isASCII, font.face.coversASCII { return font.face }
    if Self.isDependent(scalar) { return previous ?? font.face }
    if font.face.glyph(for: scalar) != nil { return font.face }
    for face in font.fallbacks where face.glyph(for: scalar) != nil { return face }
    let gap = MissingGlyph(scalar: scalar, face: font.face)
    if missing.count < 64, !missing.contains(gap) { missing.append(gap) }
    return font.face
  }

  private static func isDependent(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}

/// A character that neither the font nor its fallbacks have; drawn as the font's box.
public struct MissingGlyph: Hashable, Sendable {
  public let scalar: Unicode.Scalar
  /// The font asked first.
  public let face: FontFace
}

extension MissingGlyph: CustomStringConvertible {
  /// As in "U+1F600 GRINNING FACE is not in Inter Regular".
  public var description: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    return "U+\(padded)\(name) is not in \(face.name)"
  }
}
