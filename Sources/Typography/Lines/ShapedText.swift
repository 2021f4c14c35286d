import Foundation

/// Text after everything that does not depend on a width: paragraphs, directions, fonts, glyphs,
/// advances and permitted breaks. Keep it to lay the same text out at several widths; shaping
/// takes most of the time. Time and memory are linear in the text's length.
public struct ShapedText: Sendable {
  public let text: StyledText
  /// Characters drawn as boxes because no font has them, in order of appearance, each once; with
  /// more than 64 kinds, the first 64.
  public let missing: [MissingGlyph]

  let units: [UInt16]
  /// The units as the shaper sees them, controls replaced.
  let shapedUnits: [UInt16]
  let paragraphs: [ShapedParagraph]
  /// Per UTF-16 unit; a cluster's whole width stands at its first unit.
  let advances: [CGFloat]
  /// Per UTF-16 unit, what can happen there.
  let marks: [UnitMarks]

  public init(_ text: StyledText) {
    self.text = text
    let units = Array(text.string.utf16)
    self.units = units
    shapedUnits = Self.replacingControls(units)
    var builder = Builder(text, units: units, shaped: shapedUnits)
    for range in Self.paragraphRanges(units) { builder.add(range.content, end: range.end) }
    paragraphs = builder.paragraphs
    advances = builder.advances
    marks = builder.marks
    missing = builder.itemizer.missing
  }

  /// Tabs are shaped as spaces and other controls as nothing, where a font would show boxes.
  private static func replacingControls(_ units: [UInt16]) -> [UInt16] {
    units.map { unit in
      switch unit {
      case 0x09: 0x20
      case 0x00..<0x20, 0x7F..<0xA0: 0x200B
      default: unit
      }
    }
  }

  /// Paragraphs end at the characters after which UAX #14 demands a new line. A terminator at the
  /// very end opens no further paragraph, as in `UILabel`.
  private static func paragraphRanges(
    _ units: [UInt16]
  ) -> [(content: Range<Int>, end: Int)] {
    var ranges: [(content: Range<Int>, end: Int)] = []
    var start = 0, index = 0
    while index < units.count {
      let unit = units[index]
      guard (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
      else {
        index += 1
        continue
      }
      let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      let end = index + (isPair ? 2 : 1)
      ranges.append((start..<index, end))
      (start, index) = (end, end)
    }
    if start < units.count { ranges.append((start..<units.count, units.count)) }
    return ranges
  }
}

/// What can happen at a UTF-16 unit.
struct UnitMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A cluster begins here: text may be cut before this unit.
  static let boundary = UnitMarks(rawValue: 1)
  /// A line may end before this unit.
  static let breakBefore = UnitMarks(rawValue: 2)
  /// White space, which may hang over the end of a line.
  static let space = UnitMarks(rawValue: 4)
}

struct ShapedParagraph: Sendable {
  /// Without the terminator.
  let range: Range<Int>
  /// After the terminator.
  let end: Int
  let isRightToLeft: Bool
  /// In the text's order.
  let items: [ShapedItem]
  /// Of the first character, or of the terminator of an empty paragraph.
  let attributes: StyledText.Attributes
}

extension ShapedText {
  private struct Builder {
    let text: StyledText
    let units: [UInt16]
    var itemizer: Itemizer
    var run = 0
    var paragraphs: [ShapedParagraph] = []
    var advances: [CGFloat]
    var marks: [UnitMarks]

    init(_ text: StyledText, units: [UInt16], shaped: [UInt16]) {
      self.text = text
      self.units = units
      itemizer = Itemizer(text, units: shaped)
      advances = Array(repeating: 0, count: units.count)
      marks = Array(repeating: [], count: units.count)
    }

    mutating func add(_ range: Range<Int>, end: Int) {
      while range.lowerBound >= text.runs[run].range.upperBound { run += 1 }
      let levels = BidiLevels(units, range)
      let items = itemizer.items(in: range, levels: levels, run: run)
      for item in items { measure(item) }
      markBreaks(range)
      paragraphs.append(
        ShapedParagraph(
          range: range, end: end, isRightToLeft: levels.isRightToLeft, items: items,
          attributes: text.runs[run].attributes))
    }

    private mutating func measure(_ item: ShapedItem) {
      item.forEachCluster(in: item.glyphs[...]) { glyphs, width in
        let unit = glyphs[glyphs.startIndex].cluster
        advances[unit] = width
        marks[unit].insert(.boundary)
      }
    }

    private mutating func markBreaks(_ range: Range<Int>) {
      let allowed = LineBreaks.allowed(in: units, range)
      for index in range {
        if Self.isSpace(units[index]) { marks[index].insert(.space) }
        let next = index + 1
        if allowed[index - range.lowerBound], next < range.upperBound,
          marks[next].contains(.boundary)
        {
          marks[next].insert(.breakBefore)
        }
      }
    }

    /// White space at which a line can end; no-break spaces are not among it.
    private static func isSpace(_ unit: UInt16) -> Bool {
      switch unit {
      case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
      default: false
      }
    }
  }
}
