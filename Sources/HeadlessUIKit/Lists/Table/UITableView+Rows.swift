public import Foundation
import ScrollPhysics

/// Queries about sections, rows and cells. An index path that names no row gives nil, zero or an
/// empty result.
extension UITableView {
  /// The number of sections. The data source is asked once per reload; without one the number is 0.
  public var numberOfSections: Int { currentGeometry().sections.count }

  /// Returns the number of rows in a section; 0 for an unknown section.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = currentGeometry().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { shownRows.cells }

  /// The index paths of the rows on the screen, from top to bottom; empty before the first layout.
  public var indexPathsForVisibleRows: [IndexPath]? {
    shownRows.numbers.map(knownGeometry.indexPath(ofRow:))
  }

  /// Returns the cell of a row; nil if the row is not on the screen.
  public func cellForRow(at path: IndexPath) -> UITableViewCell? {
    knownGeometry.number(of: path).flatMap(shownRows.cell(ofRow:))
  }

  /// Returns the index path of the row that a visible cell shows; nil for any other cell.
  ///
  /// - Complexity: linear in the number of cells on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.number(of: cell).map(knownGeometry.indexPath(ofRow:))
  }

  /// Returns the rectangle of a row, in content coordinates.
  public func rectForRow(at path: IndexPath) -> CGRect {
    let geometry = currentGeometry()
    guard geometry.number(of: path) != nil else { return .zero }
    let (y, height) = geometry.span(of: path)
    return CGRect(x: metrics.sideInset, y: rowsOrigin + y, width: cellWidth, height: height)
  }

  /// Returns the rectangle of a section with its header and footer, in content coordinates.
  public func rect(forSection section: Int) -> CGRect {
    rect(inSection: section) { ($0.y, $0.end - $0.y) }
  }

  /// Returns the rectangle of a section's header in its normal position, even while it sticks to
  /// the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(inSection: section) { ($0.y, $0.headerHeight) }
  }

  /// Returns the rectangle of a section's footer in its normal position, even while it sticks to
  /// the bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(inSection: section) { ($0.footerY, $0.footerHeight) }
  }

  private func rect(
    inSection section: Int, _ part: (TableGeometry.SectionSpan) -> (y: CGFloat, height: CGFloat)
  ) -> CGRect {
    let geometry = currentGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (y, height) = part(geometry.span(ofSection: section))
    return CGRect(x: 0, y: rowsOrigin + y, width: bounds.width, height: height)
  }

  /// Returns the visible header of a section; nil if it is off the screen or not a
  /// `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionViews.first { $0.place == .init(kind: .header, section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section; nil if it is off the screen or not a
  /// `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionViews.first { $0.place == .init(kind: .footer, section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// The index path of the first selected row; nil without a selection.
  public var indexPathForSelectedRow: IndexPath? { core.selection.paths.min() }

  /// The index paths of the selected rows, in order; nil without a selection.
  public var indexPathsForSelectedRows: [IndexPath]? {
    core.selection.paths.isEmpty ? nil : core.selection.sorted
  }

  /// Returns the index paths of the rows that intersect a rectangle in content coordinates; nil for
  /// an empty rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isEmpty, rect.isPlaceable else { return nil }
    let geometry = currentGeometry()
    return geometry.rows(from: rect.minY - rowsOrigin, to: rect.maxY - rowsOrigin)
      .map(geometry.indexPath(ofRow:))
  }

  /// Returns the index path of the row at a point in content coordinates; nil outside the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = currentGeometry()
    let y = point.y - rowsOrigin
    let candidates = geometry.rows(from: y, to: y.nextUp)
    guard let number = candidates.last, (0..<bounds.width).contains(point.x) else { return nil }
    return geometry.indexPath(ofRow: number)
  }

  /// Scrolls to a row, as far as the content allows, so that it is at `position`.
  ///
  /// With `none` the table scrolls only as far as needed to show the row. Space for a sticking
  /// header is taken into account. Without animation the rows near the destination are measured.
  /// With animation the destination follows from estimated heights.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard currentGeometry().number(of: path) != nil else {
      return environment.problems.report(ListProblem.unknownIndexPath(path))
    }
    let goal = offset(showing: path, at: position)
    setContentOffset(CGPoint(x: contentOffset.x, y: goal), animated: animated)
    guard !animated, core.stage == .shown, !core.isQuerying else { return }
    // Measuring rows near the destination changes their positions. Each round measures at most a
    // screenful; when a round measures no row, the offset is final.
    var measured = -1
    while measured != rowsMeasured {
      measured = rowsMeasured
      UIView.performWithoutAnimation { tile() }
      contentOffset.y = offset(showing: path, at: position)
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let rect = rectForRow(at: path)
    let header = style == .plain ? knownGeometry.sections[path.section].header.height : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY + inset.bottom - bounds.height
    let y: CGFloat
    switch position {
    case .none:
      y = contentOffset.y > top ? top : max(contentOffset.y, bottom)
    case .top: y = top
    case .middle: y = (rect.minY - inset.top + bottom) / 2
    case .bottom: y = bottom
    }
    return CGFloat(scrollAxis(.vertical).range.clamp(Double(y)))
  }
}
