public import Foundation

/// Where what cannot be taken apart of a text is in its line: a letter with its marks, or letters that
/// join.
public struct TextPlace: Hashable, Sendable {
  /// Its first UTF-16 unit.
  public let unit: Int
  /// Its left edge, from the line's `origin`.
  public let x: CGFloat
  /// The room it takes, with what stretches a justified line.
  public let width: CGFloat
  /// Whether it is read from its right edge on.
  public let isRightToLeft: Bool
}

extension TextLine {
  /// How far right of the line's `origin` a caret before a unit of its range stands, or after the last one.
  /// Units that share a place divide it evenly. 0 for a layout that keeps no places.
  ///
  /// - Complexity: logarithmic in the line's length.
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
