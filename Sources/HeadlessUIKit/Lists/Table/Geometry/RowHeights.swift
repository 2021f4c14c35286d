import Foundation

/// The heights of a section's rows.
enum RowHeights {
  case uniform(CGFloat, count: Int)
  /// Where each row starts, and behind the last one where it ends: one more than there are rows.
  case various(starts: [CGFloat])
  case estimated(EstimatedHeights)

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .various(let starts): starts.count - 1
    case .estimated(let heights): heights.count
    }
  }

  /// Where a row starts below the section's first row; for `count` where the last one ends.
  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(let height, _): CGFloat(row) * height
    case .various(let starts): starts[row]
    case .estimated(let heights): heights.start(of: row)
    }
  }

  var total: CGFloat { start(of: count) }

  /// The rows that were measured, where heights are estimated, in order.
  var knownRows: [Int] {
    switch self {
    case .uniform, .various: []
    case .estimated(let heights): heights.knownRows
    }
  }

  func isKnown(_ row: Int) -> Bool {
    switch self {
    case .uniform, .various: true
    case .estimated(let heights): heights.isKnown(row)
    }
  }

  /// Returns by how much the row's height changes; heights that are not estimated stay.
  mutating func set(_ height: CGFloat, of row: Int) -> CGFloat {
    guard case .estimated(var heights) = self else { return 0 }
    // Or the copy in the enumeration has all numbers copied.
    self = .uniform(0, count: 0)
    defer { self = .estimated(heights) }
    return heights.set(height, of: row)
  }
}
