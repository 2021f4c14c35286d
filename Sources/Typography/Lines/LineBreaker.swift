import Foundation

/// The greedy line breaker, as in UIKit, which uses only advances and marks.
///
/// White space at the end of a line hangs over its edge and never overflows.
struct LineBreaker {
  let text: ShapedText
  /// The tabs of the current line; nil without tabs.
  var tabs: TabRuler?
  /// The tolerance for overflow: a different order of additions must not wrap a label at its
  /// measured width.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the end of the line from `start`: the last permitted break that fits, or else the last
  /// cluster that fits. A line has at least one cluster.
  func end(from start: Int, limit: Int, width: CGFloat, byCharacter: Bool) -> Int {
    let overflow = overflow(from: start, limit: limit, width: width)
    guard overflow < limit else { return limit }
    if !byCharacter {
      var end = overflow
      while end > start, !text.marks[end].contains(.breakBefore) { end -= 1 }
      if end > start { return end }
    }
    return overflow > start ? overflow : boundary(after: start, limit: limit)
  }

  /// Returns the first cluster that does not fit, or `limit`.
  func overflow(from start: Int, limit: Int, width: CGFloat) -> Int {
    var x: CGFloat = 0
    for index in start..<limit {
      x += tabs?.advance(of: index, at: x, limit: limit) ?? text.advances[index]
      if x > width + Self.tolerance, !text.marks[index].contains(.space),
        text.marks[index].contains(.boundary)
      {
        return index
      }
    }
    return limit
  }

  /// Returns the first cluster from which the text up to `limit` fits, or `limit`.
  func start(to limit: Int, from start: Int, width: CGFloat) -> Int {
    var x: CGFloat = 0
    var fitting = limit
    for index in (start..<limit).reversed() where text.marks[index].contains(.boundary) {
      x += text.advances[index]
      if x > width + Self.tolerance { break }
      fitting = index
    }
    return fitting
  }

  func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + text.advances[$1] }
  }

  /// Returns `range` without white space at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.marks[end - 1].contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns `range` without white space at its start.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, text.marks[start].contains(.space) { start += 1 }
    return start..<range.upperBound
  }

  /// Returns the end of the cluster at `start` and of the white space after it.
  private func boundary(after start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit, !text.marks[index].contains(.boundary) { index += 1 }
    while index < limit, text.marks[index].contains(.space) { index += 1 }
    return index
  }
}
