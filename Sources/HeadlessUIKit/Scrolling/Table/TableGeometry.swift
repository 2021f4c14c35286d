import Foundation

/// The heights of a section's rows.
enum RowHeights {
  case uniform(CGFloat, count: Int)
  /// Where each row starts, and behind the last one where it ends: one more than there are rows.
  case various(starts: [CGFloat])

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .various(let starts): starts.count - 1
    }
  }

  /// Where a row starts below the section's first row; for `count` where the last one ends.
  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(let height, _): CGFloat(row) * height
    case .various(let starts): starts[row]
    }
  }

  var total: CGFloat { start(of: count) }
}

/// Where everything of a table lies, from the first section's top. Rows are numbered through all
/// sections, so that what is visible is always one range of numbers. A place is found in logarithmic
/// time; equal heights take no memory, others one number per row.
struct TableGeometry {
  struct Section {
    let firstRow: Int
    let y, headerHeight, footerHeight: CGFloat
    let rows: RowHeights

    var rowsY: CGFloat { y + headerHeight }
    var footerY: CGFloat { rowsY + rows.total }
    var end: CGFloat { footerY + footerHeight }
  }

  private(set) var sections: [Section] = []

  var rowCount: Int { sections.last.map { $0.firstRow + $0.rows.count } ?? 0 }
  var height: CGFloat { sections.last?.end ?? 0 }

  mutating func append(headerHeight: CGFloat, rows: RowHeights, footerHeight: CGFloat) {
    sections.append(
      Section(
        firstRow: rowCount, y: height, headerHeight: headerHeight, footerHeight: footerHeight,
        rows: rows))
  }

  func indexPath(ofRow number: Int) -> IndexPath {
    // The last section that starts at or before the row: empty ones start where the next does.
    let section = sections.indices.bisect { sections[$0].firstRow > number } - 1
    return IndexPath(row: number - sections[section].firstRow, section: section)
  }

  /// Nil for a path that names no row.
  func number(of path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    return (0..<section.rows.count).contains(path.row) ? section.firstRow + path.row : nil
  }

  func span(of path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let start = section.rows.start(of: path.row)
    return (section.rowsY + start, section.rows.start(of: path.row + 1) - start)
  }

  /// The rows that have a part between two heights. Rows of no height inside are among them.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = firstRow(endingBelow: top)
    return first..<max(first, firstRow(startingAtOrBelow: bottom))
  }

  private func firstRow(endingBelow y: CGFloat) -> Int {
    let index = sections.indices.bisect { sections[$0].end > y }
    guard index < sections.count else { return rowCount }
    let section = sections[index]
    return section.firstRow
      + (0..<section.rows.count).bisect { section.rowsY + section.rows.start(of: $0 + 1) > y }
  }

  private func firstRow(startingAtOrBelow y: CGFloat) -> Int {
    let index = sections.indices.bisect { sections[$0].footerY >= y }
    guard index < sections.count else { return rowCount }
    let section = sections[index]
    return section.firstRow
      + (0..<section.rows.count).bisect { section.rowsY + section.rows.start(of: $0) >= y }
  }

  /// The sections that have a part between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = sections.indices.bisect { sections[$0].end > top }
    return first..<max(first, sections.indices.bisect { sections[$0].y >= bottom })
  }
}
