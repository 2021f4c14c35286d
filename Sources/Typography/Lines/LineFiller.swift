import Foundation

/// A line filler, which fills lines with the paragraphs of a text until the text or the number of
/// lines is exhausted. It then stacks and aligns the lines.
struct LineFiller {
  private let text: ShapedText
  private let width: CGFloat
  private let maximumLines: Int
  private var breaker: LineBreaker
  private let setter: LineSetter
  private let exclusions: TextExclusions
  /// The top of the next line in a layout with exclusions.
  private var top: CGFloat = 0
  private var lines: [Draft] = []
  private(set) var isTruncated = false

  private struct Draft {
    let line: TextLine
    let paragraph: Int
    let indent: CGFloat
    /// The space reserved for the tail indent if there is no width from which to count it.
    let tail: CGFloat
    /// The horizontal range and the top of a line in a layout with exclusions; nil for a line of
    /// the full width below the previous ones.
    var place: (span: Range<CGFloat>, top: CGFloat)?
  }

  init(
    _ text: ShapedText, width: CGFloat, maximumLines: Int, recordsPlaces: Bool,
    exclusions: TextExclusions
  ) {
    self.exclusions = exclusions

    self.text = text
    self.width = width
    self.maximumLines = maximumLines
    breaker = LineBreaker(text: text)
    setter = LineSetter(text: text, recordsPlaces: recordsPlaces)
  }

  private var isLastLine: Bool { lines.count + 1 == maximumLines }

  mutating func fill() {
    for index in text.paragraphs.indices {
      guard maximumLines == 0 || lines.count < maximumLines else {
        isTruncated = true
        return
      }
      if exclusions.isEmpty || !width.isFinite { fill(index) } else { fillAround(index) }
    }
  }

  private mutating func fill(_ index: Int) {
    let paragraph = text.paragraphs[index]
    let style = paragraph.style
    let end = paragraph.range.upperBound
    var start = paragraph.range.lowerBound
    repeat {
      let indent = start == paragraph.range.lowerBound ? style.firstLineIndent : style.headIndent
      let room = max(0, Self.edge(style, in: width) - indent)
      breaker.tabs = TabRuler(text, paragraph, indent: indent)
      let content = content(of: start..<end, room: room, paragraph: index)
      let full = justifies(content, in: paragraph) ? room : nil
      let line = setter.line(
        content, in: paragraph, justifiedWidth: full, tabs: breaker.tabs)
      lines.append(
        Draft(line: line, paragraph: index, indent: indent, tail: max(0, -style.tailIndent)))
      if content.isTruncated {
        isTruncated = true
        return
      }
      start = content.range.upperBound
      if start < end, lines.count == maximumLines {
        isTruncated = true
        return
      }
    } while start < end
  }

  /// Fills lines around exclusions, where a line can have several segments. A segment too narrow
  /// for the next word is skipped.
  private mutating func fillAround(_ index: Int) {
    let paragraph = text.paragraphs[index]
    let style = paragraph.style
    let end = paragraph.range.upperBound
    var start = paragraph.range.lowerBound
    if let last = lines.last {
      let before = text.paragraphs[last.paragraph].style
      top += before.paragraphSpacing + style.paragraphSpacingBefore
    }
    repeat {
      let font = paragraph.attributes(at: start).font
      let spans = exclusions.free(width: width, from: top, to: top + font.lineHeight)
      let row = (lines.count, start, top)
      var height: CGFloat = 0
      for span in spans where start < end || lines.count == row.0 {
        let isFirst = start == paragraph.range.lowerBound
        let lead = span == spans[0] ? isFirst ? style.firstLineIndent : style.headIndent : 0
        let room = max(0, Self.edge(style, in: span.upperBound - span.lowerBound) - lead)
        breaker.tabs = TabRuler(text, paragraph, indent: lead)
        let content = content(of: start..<end, room: room, paragraph: index)
        let next = content.range.upperBound
        let cutsWord = next < end && !text.marks[next].contains(.breakBefore)
        let isWhole = spans.count == 1 && span == 0..<width
        if cutsWord, !isWhole, !content.isTruncated { continue }
        let full = justifies(content, in: paragraph) ? room : nil
        let line = setter.line(
          content, in: paragraph, justifiedWidth: full, tabs: breaker.tabs)
        lines.append(
          Draft(
            line: line, paragraph: index, indent: lead, tail: 0, place: (span, row.2)))
        height = max(height, line.height + leading(of: line, in: paragraph))
        start = next
        if content.isTruncated || start < end && lines.count == maximumLines {
          isTruncated = true
          return
        }
      }
      if lines.count == row.0 {
        // If nothing fits, the line moves below the exclusion that ends first, where more space is
        // free.
        top = exclusions.end(after: top) ?? top + max(font.lineHeight, 1)
      } else {
        top += height + style.lineSpacing
      }
    } while start < end
  }

  /// Returns the position at which lines end, measured from the leading side of the paragraph.
  private static func edge(_ style: ParagraphStyle, in width: CGFloat) -> CGFloat {
    style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
  }

  private func justifies(_ content: LineContent, in paragraph: ShapedParagraph) -> Bool {
    paragraph.style.alignment == .justified && width.isFinite && !content.isTruncated
      && content.range.upperBound < paragraph.range.upperBound
  }

  private func content(
    of rest: Range<Int>, room: CGFloat, paragraph index: Int
  ) -> LineContent {
    let style = text.paragraphs[index].style
    switch style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      if isLastLine { return lastContent(of: rest, room: room, paragraph: index) }
    case .byClipping:
      if isLastLine { return LineContent(rest, breaker: breaker) }
    case .byWordWrapping, .byCharWrapping: break
    }
    guard !rest.isEmpty else { return LineContent(rest, breaker: breaker) }
    let end = breaker.end(
      from: rest.lowerBound, limit: rest.upperBound, width: room,
      byCharacter: style.lineBreakMode == .byCharWrapping)
    return LineContent(rest.lowerBound..<end, breaker: breaker)
  }

  /// Returns the content of the last line: all of `rest` if it fits, otherwise the truncated text.
  ///
  /// If it fits but further paragraphs have no line, an ellipsis at the end represents them.
  private func lastContent(
    of rest: Range<Int>, room: CGFloat, paragraph index: Int
  ) -> LineContent {
    let paragraph = text.paragraphs[index]
    let overflow = breaker.overflow(from: rest.lowerBound, limit: rest.upperBound, width: room)
    let fits = overflow == rest.upperBound
    if fits, index + 1 == text.paragraphs.count { return LineContent(rest, breaker: breaker) }
    let ellipsis = ShapedItem(
      ellipsisWith: paragraph.attributes(at: overflow), isRightToLeft: paragraph.isRightToLeft)
    switch paragraph.style.lineBreakMode {
    case .byTruncatingHead where !fits:
      return .cuttingHead(of: rest, width: room, ellipsis: ellipsis, breaker: breaker)
    case .byTruncatingMiddle where !fits:
      return .cuttingMiddle(of: rest, width: room, ellipsis: ellipsis, breaker: breaker)
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping,
      .byCharWrapping, .byClipping:
      return .cuttingTail(of: rest, width: room, ellipsis: ellipsis, breaker: breaker)
    }
  }

  /// The width of the widest line, including indents; 0 without lines.
  var textWidth: CGFloat {
    lines.map { ($0.place?.span.lowerBound ?? 0) + $0.line.width + $0.indent + $0.tail }.max() ?? 0
  }

  /// Returns the lines with their origins.
  func placedLines() -> [TextLine] {
    let box = width.isFinite ? width : textWidth
    var top: CGFloat = 0
    var previous: (paragraph: Int, style: ParagraphStyle)?
    return lines.map { draft in
      var line = draft.line
      let paragraph = text.paragraphs[draft.paragraph]
      if let (span, top) = draft.place {
        let x = left(of: draft, in: paragraph, box: span.upperBound - span.lowerBound)
        line.origin = CGPoint(x: span.lowerBound + x, y: top + line.ascent)
        return line
      }
      if let previous {
        top += previous.style.lineSpacing + leading(of: line, in: paragraph)
        if previous.paragraph != draft.paragraph {
          top += previous.style.paragraphSpacing + paragraph.style.paragraphSpacingBefore
        }
      }
      let x = left(of: draft, in: paragraph, box: box)
      line.origin = CGPoint(x: x, y: top + line.ascent)
      top += line.height
      previous = (draft.paragraph, paragraph.style)
      return line
    }
  }

  private func leading(of line: TextLine, in paragraph: ShapedParagraph) -> CGFloat {
    paragraph.items(in: line.range).map(\.attributes.font.leading).max()
      ?? paragraph.attributes.font.leading
  }

  /// Returns the left edge of a line. Head indents are on the leading side of the paragraph, tail
  /// indents on the trailing side.
  private func left(
    of draft: Draft, in paragraph: ShapedParagraph, box: CGFloat
  ) -> CGFloat {
    let edge = Self.edge(paragraph.style, in: box)
    let free = edge - draft.line.width - draft.indent
    let lead = paragraph.isRightToLeft ? box - edge : draft.indent
    return switch paragraph.style.alignment {
    case .left: lead
    case .center: lead + free / 2
    case .right: lead + free
    case .justified, .natural: paragraph.isRightToLeft ? lead + free : lead
    }
  }
}
