import Foundation

/// The positions of all sections and rows of a table, measured from the top of the first section.
///
/// Rows are numbered through all sections, so that the visible rows are one range of numbers. A
/// position is found in the square of logarithmic time. The height of a row is changed in
/// logarithmic time. Equal heights take no memory; other heights take one number per row.
struct TableGeometry {
  /// The height of a header or footer, which is an estimate until the view is measured.
  struct SectionEnd {
    var height: CGFloat
    var isKnown = true
  }

  struct Section {
    let firstRow: Int
    fileprivate(set) var header, footer: SectionEnd
    fileprivate(set) var rows: RowHeights
    /// The space above the header, in points.
    let padding: CGFloat

    var height: CGFloat { padding + header.height + rows.total + footer.height }
  }

  /// The positions of the parts of a section.
  struct SectionSpan {
    let y, headerHeight, rowsHeight, footerHeight: CGFloat

    var rowsY: CGFloat { y + headerHeight }
    var footerY: CGFloat { rowsY + rowsHeight }
    var end: CGFloat { footerY + footerHeight }
  }

  private(set) var sections: [Section] = []
  private var heights = FenwickTree(count: 0)

  init() {}

  /// Creates the geometry of sections.
  ///
  /// - Parameter headerPadding: the space above each header that has a height, in points.
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
    // Finds the last section that starts at or before the row. Empty sections start at the same
    // number as the next one.
    let section = sections.indices.bisect { sections[$0].firstRow > number } - 1
    return IndexPath(row: number - sections[section].firstRow, section: section)
  }

  /// Returns the number of the row at an index path; nil for a path that names no row.
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

  // MARK: Measurement

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].rows.isKnown(path.row) }

  /// Stores the height of a row, and returns the change.
  mutating func set(_ height: CGFloat, ofRow path: IndexPath) -> CGFloat {
    let change = sections[path.section].rows.set(height, of: path.row)
    if change != 0 { heights.add(change, at: path.section) }
    return change
  }

  /// Stores the height of a header, and returns the change.
  mutating func setHeader(_ height: CGFloat, ofSection section: Int) -> CGFloat {
    let change = height - sections[section].header.height
    sections[section].header = SectionEnd(height: height)
    heights.add(change, at: section)
    return change
  }

  /// Stores the height of a footer, and returns the change.
  mutating func setFooter(_ height: CGFloat, ofSection section: Int) -> CGFloat {
    let change = height - sections[section].footer.height
    sections[section].footer = SectionEnd(height: height)
    heights.add(change, at: section)
    return change
  }

  // MARK: Visible rows

  /// Returns the rows that intersect a vertical range. Rows of zero height inside it are included.
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

  /// Returns the sections that intersect a vertical range.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = sections.indices.bisect { heights.sum(ofFirst: $0 + 1) > top }
    return first..<max(first, sections.indices.bisect { heights.sum(ofFirst: $0) >= bottom })
  }
}
