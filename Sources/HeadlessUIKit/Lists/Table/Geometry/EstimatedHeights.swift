import Foundation

/// The heights of self-sizing rows: measured heights, and estimates for rows not yet measured.
///
/// Equal estimates take no memory as long as all measured heights agree with them.
struct EstimatedHeights {
  let count: Int
  private let base: CGFloat
  /// The estimates of the delegate; nil if `base` is the estimate of every row.
  private let estimates: [CGFloat]?
  /// The measured heights. The dictionary is only used for lookup, so its order has no effect.
  private var measuredHeights: [Int: CGFloat] = [:]
  /// The differences between heights and `base`; nil while all are zero.
  private var changes: FenwickTree?

  init(estimate: CGFloat, count: Int) {
    self.count = count
    base = estimate
    estimates = nil
  }

  init(estimates: [CGFloat]) {
    count = estimates.count
    base = 0
    self.estimates = estimates
    changes = FenwickTree(estimates)
  }

  func isKnown(_ row: Int) -> Bool { measuredHeights[row] != nil }

  /// Returns the measured height of a row, or its estimate.
  func height(of row: Int) -> CGFloat { measuredHeights[row] ?? estimates?[row] ?? base }

  /// Returns the offset of a row from the first one. For `count` it is the end of the last row.
  func start(of row: Int) -> CGFloat {
    CGFloat(row) * base + (changes?.sum(ofFirst: row) ?? 0)
  }

  /// Stores the measured height of a row, and returns the change.
  mutating func set(_ height: CGFloat, of row: Int) -> CGFloat {
    let change = height - self.height(of: row)
    measuredHeights[row] = height
    if change != 0 {
      if changes == nil { changes = FenwickTree(count: count) }
      changes?.add(change, at: row)
    }
    return change
  }

  /// The measured rows, in order.
  var measuredRows: [Int] { measuredHeights.keys.sorted() }
}
