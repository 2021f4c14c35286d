import Foundation

/// The heights of the rows in a section.
enum RowHeights {
  case uniform(CGFloat, count: Int)
  /// The offset of each row, followed by the end of the last one: one element more than there are
  /// rows.
  case various(starts: [CGFloat])
  case estimated(EstimatedHeights)

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .various(let starts): starts.count - 1
    case .estimated(let heights): heights.count
    }
  }

  /// Returns the offset of a row from the section's first row. For `count` it is the end of the
  /// last row.
  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(let height, _): CGFloat(row) * height
    case .various(let starts): starts[row]
    case .estimated(let heights): heights.start(of: row)
    }
  }

  var total: CGFloat { start(of: count) }

  /// The measured rows, in order; empty unless heights are estimated.
  var measuredRows: [Int] {
    switch self {
    case .uniform, .various: []
    case .estimated(let heights): heights.measuredRows
    }
  }

  func isKnown(_ row: Int) -> Bool {
    switch self {
    case .uniform, .various: true
    case .estimated(let heights): heights.isKnown(row)
    }
  }

  /// Stores the height of a row, and returns the change. Heights that are not estimated stay as
  /// they are.
  mutating func set(_ height: CGFloat, of row: Int) -> CGFloat {
    guard case .estimated(var heights) = self else { return 0 }
    // Clears the enum first. Otherwise its reference to the heights would cause them to be copied.
    self = .uniform(0, count: 0)
    defer { self = .estimated(heights) }
    return heights.set(height, of: row)
  }
}
