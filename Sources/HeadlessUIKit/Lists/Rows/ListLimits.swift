import Foundation

/// Limits that table and collection views share.
enum ListLimits {
  /// The maximum number of rows in all sections. Up to this number, positions stay exact and the
  /// count can be printed.
  static let rows = 10_000_000
  /// The maximum length of a row, header or item, in points. Sums over all rows then stay exact to
  /// a hundredth of a point.
  static let length: CGFloat = 1_000_000

  static func allows(_ length: CGFloat) -> Bool { length >= 0 && length <= Self.length }
}

extension Range<Int> {
  /// Returns the first index for which `predicate` is true, or `upperBound` if none is; found by
  /// binary search.
  ///
  /// If the predicate is true for an index, it must be true for all later ones.
  ///
  /// - Complexity: logarithmic in the length of the range.
  func bisect(_ predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
