import Cassowary
import Foundation

/// A table whose rows are removed and added again one after another, as in scrolling.
struct Recycling {
  private var solver = Solver()
  private let width: Variable
  private var rows: [RowOfViews] = []

  init(viewCount: Int) throws {
    width = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(width), .equal, 390))
    for i in 0..<viewCount / RowOfViews.viewCount {
      rows.append(try RowOfViews(top: 68 * Double(i), screenWidth: width, in: &solver))
    }
  }

  mutating func recycle(_ index: Int) throws {
    let place = index * 7 % rows.count
    rows[place].leave(&solver)
    rows[place] = try RowOfViews(top: 68 * Double(place), screenWidth: width, in: &solver)
  }
}

/// Returns the median, the 95th percentile and the minimum of the time to recycle one row, in
/// microseconds.
func timeRecycling(viewCount: Int, rounds: Int) throws -> String {
  var table = try Recycling(viewCount: viewCount)
  for i in 0..<rounds / 10 { try table.recycle(i) }
  let clock = ContinuousClock()
  var times: [Double] = []
  for i in 0..<rounds {
    let start = clock.now
    try table.recycle(i)
    times.append(start.duration(to: clock.now) / .microseconds(1))
  }
  times.sort()
  let numbers = [times[rounds / 2], times[rounds * 95 / 100], times[0]]
    .map { String(format: "%.1f", $0) }
  return "| \(viewCount) views: recycle a row of 6 | \(numbers.joined(separator: " / ")) |"
}
