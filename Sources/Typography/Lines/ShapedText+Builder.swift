import Foundation

extension ShapedText {
  /// A builder that collects the contents of a `ShapedText` by paragraph.
  struct Builder {
    private let text: StyledText
    private let units: [UInt16]
    private let common: ParagraphStyle
    private(set) var itemizer: Itemizer
    private var run = 0
    private(set) var paragraphs: [ShapedParagraph] = []
    private(set) var advances: [CGFloat]
    private(set) var marks: [UnitMarks]

    init(_ text: StyledText, units: [UInt16], shaped: [UInt16]) {
      self.text = text
      self.units = units
      common = text.paragraphStyle.checked
      itemizer = Itemizer(text, units: shaped)
      advances = Array(repeating: 0, count: units.count)
      marks = Array(repeating: [], count: units.count)
    }

    mutating func add(_ range: Range<Int>) {
      while range.lowerBound >= text.runs[run].range.upperBound { run += 1 }
      let style = text.runs[run].paragraphStyle?.checked ?? common
      let levels = BidiLevels(units, range, style.direction)
      let items = itemizer.items(in: range, levels: levels, run: run)
      for item in items { measure(item) }
      markBreaks(range)
      paragraphs.append(
        ShapedParagraph(
          range: range, isRightToLeft: levels.isRightToLeft, style: style, items: items,
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

    /// Returns whether a unit is white space at which a line can end. No-break spaces are excluded.
    private static func isSpace(_ unit: UInt16) -> Bool {
      switch unit {
      case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
      default: false
      }
    }
  }
}
