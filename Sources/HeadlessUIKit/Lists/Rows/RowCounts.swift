import Foundation

/// The row counts of a data source, clamped to valid values. The first invalid count is recorded as
/// a problem.
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
