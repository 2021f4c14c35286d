import Foundation

/// Heights of rows that are not known before they are seen: an estimate each, and what was measured.
/// As long as all rows are as high as they were estimated, equal estimates take no memory.
struct EstimatedHeights {
  let count: Int
  private let base: CGFloat
  /// What the delegate estimated; nil where `base` holds for all.
  private let estimates: [CGFloat]?
  /// Looked up, never gone through.
  private var known: [Int: CGFloat] = [:]
  /// By how much heights differ from `base`; nil while none does.
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

  func isKnown(_ row: Int) -> Bool { known[row] != nil }

  /// What was measured, or else the estimate.
  func height(of row: Int) -> CGFloat { known[row] ?? estimates?[row] ?? base }

  /// Where a row starts below the first one; for `count` where the last one ends.
  func start(of row: Int) -> CGFloat {
    CGFloat(row) * base + (changes?.sum(ofFirst: row) ?? 0)
  }

  /// Returns by how much the row's height changes.
  mutating func set(_ height: CGFloat, of row: Int) -> CGFloat {
    let change = height - self.height(of: row)
    known[row] = height
    if change != 0 {
      if changes == nil { changes = FenwickTree(count: count) }
      changes?.add(change, at: row)
    }
    return change
  }

  /// The rows that were measured, in order.
  var knownRows: [Int] { known.keys.sorted() }
}
