import Foundation

/// Where everything of a table lies, from the first section's top. Rows are numbered through all
/// sections, so that what is visible is always one range of numbers. A place is found in the square of
/// logarithmic time, a row's height changes in logarithmic time; equal heights take no memory, others
/// one number per row.
struct TableGeometry {
  /// The height of a header or footer: what it is, or an estimate until it is first seen.
  struct SectionEnd {
    var height: CGFloat
    var isKnown = true
  }

  struct Section {
    let firstRow: Int
    fileprivate(set) var header, footer: SectionEnd
    fileprivate(set) var rows: RowHeights
    /// Above the header.
    let padding: CGFloat

    var height: CGFloat { padding + header.height + rows.total + footer.height }
  }

  /// Where the parts of a section lie.
  struct SectionSpan {
    let y, headerHeight, rowsHeight, footerHeight: CGFloat

    var rowsY: CGFloat { y + headerHeight }
    var footerY: CGFloat { rowsY + rowsHeight }
    var end: CGFloat { footerY + footerHeight }
  }

  private(set) var sections: [Section] = []
  private var heights = FenwickTree(count: 0)

  init() {}

  /// - Parameter headerPadding: above each header that has a height.
  init(
    _ parts: [(header: SectionEnd, rows: RowHeights, footer: SectionEnd)],
    headerPadding: CGFloat = 0
  ) {
    sections.reserveCapacity(parts.count)
    var firstRow = 0
    for part in parts {
      sections.append(
        Section(
          firstRow: firstRow, header: part.header, footer: part.footer, rows: part.rows,
          padding: part.header.height > 0 ? headerPadding : 0))
      firstRow += part.rows.count
    }
    heights = FenwickTree(sections.map(\.height))
  }

  var rowCount: Int { sections.last.map { $0.firstRow + $0.rows.count } ?? 0 }
  var height: CGFloat { heights.sum(ofFirst: sections.count) }

  func span(ofSection index: Int) -> SectionSpan {
    let section = sections[index]
    return SectionSpan(
      y: heights.sum(ofFirst: index) + section.padding, headerHeight: section.header.height,
      rowsHeight: section.rows.total, footerHeight: section.footer.height)
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
    let rowsY =
      heights.sum(ofFirst: path.section) + section.padding + section.header.height
    return (rowsY + start, section.rows.start(of: path.row + 1) - start)
  }

  // MARK: Measuring

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].rows.isKnown(path.row) }

  /// Returns by how much the row grows.
  mutating func set(_ height: CGFloat, ofRow path: IndexPath) -> CGFloat {
    let change = sections[path.section].rows.set(height, of: path.row)
    if change != 0 { heights.add(change, at: path.section) }
    return change
  }

  /// Returns by how much the header grows.
  mutating func setHeader(_ height: CGFloat, ofSection section: Int) -> CGFloat {
    let change = height - sections[section].header.height
    sections[section].header = SectionEnd(height: height)
    heights.add(change, at: section)
    return change
  }

  /// Returns by how much the footer grows.
  mutating func setFooter(_ height: CGFloat, ofSection section: Int) -> CGFloat {
    let change = height - sections[section].footer.height
    sections[section].footer = SectionEnd(height: height)
    heights.add(change, at: section)
    return change
  }

  // MARK: What is visible

  /// The rows that have a part between two heights. Rows of no height inside are among them.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = firstRow(endingBelow: top)
    return first..<max(first, firstRow(startingAtOrBelow: bottom))
  }

  private func firstRow(endingBelow y: CGFloat) -> Int {
    let index = sections.indices.bisect { heights.sum(ofFirst: $0 + 1) > y }
    guard index < sections.count else { return rowCount }
    let (section, rowsY) = (sections[index], span(ofSection: index).rowsY)
    return section.firstRow
      + (0..<section.rows.count).bisect { rowsY + section.rows.start(of: $0 + 1) > y }
  }

  private func firstRow(startingAtOrBelow y: CGFloat) -> Int {
    let index = sections.indices.bisect { span(ofSection: $0).footerY >= y }
    guard index < sections.count else { return rowCount }
    let (section, rowsY) = (sections[index], span(ofSection: index).rowsY)
    return section.firstRow
      + (0..<section.rows.count).bisect { rowsY + section.rows.start(of: $0) >= y }
  }

  /// The sections that have a part between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = sections.indices.bisect { heights.sum(ofFirst: $0 + 1) > top }
    return first..<max(first, sections.indices.bisect { heights.sum(ofFirst: $0) >= bottom })
  }
}
