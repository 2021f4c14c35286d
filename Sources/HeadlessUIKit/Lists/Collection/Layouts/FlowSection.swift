import Foundation

/// A section of a flow layout: a header, items in lines, and a footer.
///
/// Items of equal size take no memory. Others take a size and an offset per item, and one record
/// per line. Positions are found in logarithmic time.
///
/// As in UIKit, the free space of a line is distributed between its items. The last line keeps the
/// spacing of a full line of items of its own size. An item that is alone because no second one
/// fits is centred. Along the scrolling axis, items are centred in their line.
struct FlowSection {
  private struct Line {
    let firstItem: Int
    /// The offset from the first line.
    let start, extent: CGFloat
  }

  private enum Lines {
    case uniform(FlowSize, perLine: Int)
    case various([Line], sizes: [FlowSize], crossStarts: [CGFloat])
  }

  let measures: FlowMeasures
  let count: Int
  private let lines: Lines
  /// The coordinates at which the footer begins and the section ends.
  let footerStart, end: CGFloat

  /// Creates a section of items of one size, whose lengths must be positive.
  init(_ measures: FlowMeasures, count: Int, itemSize: FlowSize) {
    let perLine = Self.fitting(itemSize.cross, measures)
    let lineCount = (count + perLine - 1) / perLine
    let extent =
      CGFloat(lineCount) * itemSize.main + CGFloat(max(0, lineCount - 1)) * measures.lineSpacing
    self.init(
      measures, count: count, lines: .uniform(itemSize, perLine: perLine), extent: extent)
  }

  init(_ measures: FlowMeasures, sizes: [FlowSize]) {
    var lines: [Line] = []
    var crossStarts: [CGFloat] = []
    crossStarts.reserveCapacity(sizes.count)
    var start: CGFloat = 0
    var first = 0
    while first < sizes.count {
      let last = Self.lineEnd(from: first, sizes, measures)
      let extent = sizes[first..<last].map(\.main).reduce(0, max)
      lines.append(Line(firstItem: first, start: start, extent: extent))
      crossStarts += Self.spread(sizes[first..<last], isLast: last == sizes.count, measures)
      start += extent + measures.lineSpacing
      first = last
    }
    self.init(
      measures, count: sizes.count,
      lines: .various(lines, sizes: sizes, crossStarts: crossStarts),
      extent: lines.last.map { $0.start + $0.extent } ?? 0)
  }

  private init(_ measures: FlowMeasures, count: Int, lines: Lines, extent: CGFloat) {
    self.measures = measures
    self.count = count
    self.lines = lines
    footerStart =
      measures.start + measures.header + measures.leading + extent + measures.trailing
    end = footerStart + measures.footer
  }

  private var linesStart: CGFloat { measures.start + measures.header + measures.leading }

  // MARK: Lines

  /// The rounding error of an exact fit that is ignored, in points or in items.
  private static let noise: CGFloat = 1e-9

  /// Returns the number of items of one length that fit in a line; at least 1.
  private static func fitting(_ length: CGFloat, _ measures: FlowMeasures) -> Int {
    let number = (measures.available + measures.itemSpacing) / (length + measures.itemSpacing)
    return Int(min(max(1, (number + noise).rounded(.down)), CGFloat(ListLimits.rows)))
  }

  private static func lineEnd(
    from first: Int, _ sizes: [FlowSize], _ measures: FlowMeasures
  ) -> Int {
    var (end, used) = (first + 1, sizes[first].cross)
    while end < sizes.count {
      used += measures.itemSpacing + sizes[end].cross
      if used > measures.available + noise { break }
      end += 1
    }
    return end
  }

  private static func spread(
    _ sizes: ArraySlice<FlowSize>, isLast: Bool, _ measures: FlowMeasures
  ) -> [CGFloat] {
    let length = sizes.map(\.cross).reduce(0, +)
    var gap = measures.itemSpacing
    var start: CGFloat = 0
    if let only = sizes.first, sizes.count == 1 {
      let isAlone = !isLast || fitting(only.cross, measures) == 1
      start = isAlone ? (measures.available - length) / 2 : 0
    } else if !isLast {
      gap = (measures.available - length) / CGFloat(sizes.count - 1)
    }
    return sizes.map { size in
      defer { start += size.cross + gap }
      return measures.crossLeading + start
    }
  }

  // MARK: Items

  /// Returns the position and size of an item along the scrolling axis and across it.
  func span(ofItem item: Int) -> (start: FlowSize, size: FlowSize) {
    switch lines {
    case .uniform(let size, let perLine):
      let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
      let free = measures.available - CGFloat(perLine) * size.cross
      let cross =
        perLine == 1 ? free / 2 : CGFloat(place) * (size.cross + free / CGFloat(perLine - 1))
      let start = FlowSize(
        main: linesStart + CGFloat(line) * (size.main + measures.lineSpacing),
        cross: measures.crossLeading + cross)
      return (start, size)
    case .various(let lines, let sizes, let crossStarts):
      let line = lines[lines.indices.bisect { lines[$0].firstItem > item } - 1]
      let size = sizes[item]
      let start = FlowSize(
        main: linesStart + line.start + (line.extent - size.main) / 2, cross: crossStarts[item])
      return (start, size)
    }
  }

  /// Returns the items of all lines that intersect a range along the scrolling axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let (low, high) = (low - linesStart, high - linesStart)
    switch lines {
    case .uniform(let size, let perLine):
      let lineCount = (count + perLine - 1) / perLine
      let step = size.main + measures.lineSpacing
      let first = (0..<lineCount).bisect { CGFloat($0) * step + size.main > low }
      let last = (0..<lineCount).bisect { CGFloat($0) * step >= high }
      return min(first * perLine, count)..<min(max(first, last) * perLine, count)
    case .various(let lines, _, _):
      let first = lines.indices.bisect { lines[$0].start + lines[$0].extent > low }
      let last = max(first, lines.indices.bisect { lines[$0].start >= high })
      func item(_ line: Int) -> Int { line < lines.count ? lines[line].firstItem : count }
      return item(first)..<item(last)
    }
  }
}
