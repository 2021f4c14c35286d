public import Foundation

/// The position of an indivisible part of the text in its line: a letter with its marks, or a
/// ligature.
public struct TextPlace: Hashable, Sendable {
  /// The first UTF-16 unit.
  public let unit: Int
  /// The left edge, relative to the line's `origin`.
  public let x: CGFloat
  /// The width, including the expansion of a justified line.
  public let width: CGFloat
  /// Whether the part is read from right to left.
  public let isRightToLeft: Bool
}

extension TextLine {
  /// Returns the x position, relative to the line's `origin`, of a caret before a unit of its range
  /// or after the last unit.
  ///
  /// Units that share a place divide it evenly. The result is 0 for a layout that records no
  /// places.
  ///
  /// - Complexity: O(log *n*) in the length of the line.
  public func caret(before unit: Int) -> CGFloat {
    var low = 0, high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].unit <= unit { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else {
      return places.first.map { $0.isRightToLeft ? $0.x + $0.width : $0.x } ?? 0
    }
    let place = places[low - 1]
    let end = low < places.count ? places[low].unit : max(range.upperBound, place.unit + 1)
    let share = min(1, CGFloat(unit - place.unit) / CGFloat(max(1, end - place.unit)))
    return place.isRightToLeft ? place.x + place.width * (1 - share) : place.x + place.width * share
  }
}
