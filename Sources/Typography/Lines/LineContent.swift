import Foundation

/// The content of a line in text order: ranges of the paragraph, and an ellipsis if it was
/// truncated.
struct LineContent {
  enum Part {
    case text(Range<Int>)
    case ellipsis(ShapedItem)
  }

  var parts: [Part]
  /// The range as in `TextLine.range`.
  var range: Range<Int>
  var isTruncated: Bool

  /// Creates the content of a whole range, without white space at its end.
  init(_ range: Range<Int>, breaker: LineBreaker) {
    parts = [.text(breaker.trimmingEnd(range))]
    self.range = range
    isTruncated = false
  }

  private init(parts: [Part], range: Range<Int>) {
    self.parts = parts
    self.range = range
    isTruncated = true
  }

  /// Returns the end of the last visible text.
  func end(_ paragraph: ShapedParagraph) -> Int {
    let ends = parts.map { part -> Int in
      switch part {
      case .text(let range): range.upperBound
      case .ellipsis: paragraph.range.lowerBound
      }
    }
    return ends.max() ?? paragraph.range.lowerBound
  }

  /// Returns the start of `rest` that fits before an ellipsis.
  static func cuttingTail(
    of rest: Range<Int>, width: CGFloat, ellipsis: ShapedItem, breaker: LineBreaker
  ) -> LineContent {
    let room = width - ellipsis.width
    let end = breaker.overflow(from: rest.lowerBound, limit: rest.upperBound, width: room)
    let kept = breaker.trimmingEnd(rest.lowerBound..<end)
    return LineContent(parts: [.text(kept), .ellipsis(ellipsis)], range: kept)
  }

  /// Returns the end of `rest` that fits after an ellipsis.
  static func cuttingHead(
    of rest: Range<Int>, width: CGFloat, ellipsis: ShapedItem, breaker: LineBreaker
  ) -> LineContent {
    let room = width - ellipsis.width
    let visible = breaker.trimmingEnd(rest)
    let start = breaker.start(
      to: visible.upperBound, from: visible.lowerBound, width: room)
    let kept = breaker.trimmingStart(start..<visible.upperBound)
    return LineContent(parts: [.ellipsis(ellipsis), .text(kept)], range: kept)
  }

  /// Returns both ends of `rest`, of about equal width, with an ellipsis between them.
  static func cuttingMiddle(
    of rest: Range<Int>, width: CGFloat, ellipsis: ShapedItem, breaker: LineBreaker
  ) -> LineContent {
    let room = width - ellipsis.width
    let visible = breaker.trimmingEnd(rest)
    let half = breaker.overflow(
      from: visible.lowerBound, limit: visible.upperBound, width: room / 2)
    let used = breaker.width(of: visible.lowerBound..<half)
    let start = breaker.start(to: visible.upperBound, from: half, width: room - used)
    let tail = breaker.width(of: start..<visible.upperBound)
    let end = breaker.overflow(from: visible.lowerBound, limit: start, width: room - tail)
    return LineContent(
      parts: [
        .text(breaker.trimmingEnd(visible.lowerBound..<end)), .ellipsis(ellipsis),
        .text(breaker.trimmingStart(start..<visible.upperBound)),
      ],
      range: visible)
  }
}
