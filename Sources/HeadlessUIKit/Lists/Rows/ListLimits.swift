import Foundation

/// The checks that tables and collections share.
enum ListLimits {
  /// Rows of all sections together. Their positions stay exact and their number printable.
  static let rows = 10_000_000
  /// Points of a row, header or item. Sums over all rows stay exact to a hundredth of a point.
  static let length: CGFloat = 1_000_000

  static func allows(_ length: CGFloat) -> Bool { length >= 0 && length <= Self.length }
}

extension Range<Int> {
  /// The first index for which `predicate` holds, given that it holds for all behind that;
  /// `upperBound` if for none. Logarithmic.
  func bisect(_ predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CGRect {
  /// Whether every corner is somewhere.
  var isPlaceable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
