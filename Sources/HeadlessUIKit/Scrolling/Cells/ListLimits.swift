import Foundation

/// The checks that tables and collections share.
enum ListLimits {
  /// Rows of all sections together. Their positions stay exact and their number printable.
  static let rows = 10_000_000
  /// Points of a row, header or item. Sums over all rows stay exact to a hundredth of a point.
  static let length: CGFloat = 1_000_000

  static func allows(_ length: CGFloat) -> Bool { length >= 0 && length <= Self.length }
}

/// The rows that a data source counts, cut to what can be.
struct RowCounts {
  private(set) var counts: [Int] = []
  private(set) var total = 0
  private(set) var problem: ListProblem?

  init(sections: Int, rows: (Int) -> Int) {
    if sections < 0 { problem = .negativeCount(sections) }
    if sections > ListLimits.rows { problem = .tooManyRows(limit: ListLimits.rows) }
    let sections = min(max(0, sections), ListLimits.rows)
    counts.reserveCapacity(sections)
    for section in 0..<sections { append(rows(section)) }
  }

  private mutating func append(_ count: Int) {
    if count < 0 { problem = problem ?? .negativeCount(count) }
    let room = ListLimits.rows - total
    if count > room { problem = problem ?? .tooManyRows(limit: ListLimits.rows) }
    counts.append(min(max(0, count), room))
    total += counts[counts.count - 1]
  }
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
