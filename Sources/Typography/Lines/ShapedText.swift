import Foundation

/// Text with everything that does not depend on a width: paragraphs, directions, fonts, glyphs,
/// advances and permitted breaks.
///
/// Keep it to lay out a text at several widths, since shaping takes most of the time. Time and
/// memory are linear in the length of the text.
public struct ShapedText: Sendable {
  /// The original text.
  public let text: StyledText
  /// The characters that no font has, drawn as boxes. They are unique and in order of appearance,
  /// at most 64.
  public let missing: [MissingGlyph]
  /// The fonts of other writing systems that the text uses, in order of appearance.
  package let scriptFaces: [FontFace]

  let units: [UInt16]
  let hasTabs: Bool
  /// The units passed to the shaper, with controls replaced.
  let shapedUnits: [UInt16]
  let paragraphs: [ShapedParagraph]
  /// The advance of each UTF-16 unit. The first unit of a cluster has its whole width.
  let advances: [CGFloat]
  /// The marks of each UTF-16 unit.
  let marks: [UnitMarks]

  /// Shapes all paragraphs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: StyledText) {
    self.text = text
    let units = Array(text.string.utf16)
    self.units = units
    hasTabs = units.contains(TabRuler.tab)
    shapedUnits = Self.replacingControls(units)
    var builder = Builder(text, units: units, shaped: shapedUnits)
    for range in Self.paragraphRanges(units) { builder.add(range) }
    paragraphs = builder.paragraphs
    advances = builder.advances
    marks = builder.marks
    missing = builder.itemizer.missing
    scriptFaces = builder.itemizer.scriptFaces
  }

  /// Tabs are shaped as spaces, which `TabRuler` widens. Other controls become invisible, since a
  /// font would draw boxes.
  private static func replacingControls(_ units: [UInt16]) -> [UInt16] {
    units.map { unit in
      switch unit {
      case 0x09: 0x20
      case 0x00..<0x20, 0x7F..<0xA0: 0x200B
      default: unit
      }
    }
  }

  /// Returns the ranges of paragraphs without their terminators, after which UAX #14 requires a new
  /// line.
  ///
  /// A terminator at the end of the text starts no further paragraph, as in `UILabel`.
  private static func paragraphRanges(_ units: [UInt16]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0, index = 0
    while index < units.count {
      let unit = units[index]
      guard (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
      else {
        index += 1
        continue
      }
      ranges.append(start..<index)
      let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
    }
    if start < units.count { ranges.append(start..<units.count) }
    return ranges
  }
}
