public import Foundation
import ScrollPhysics

/// Questions about rows. Paths that name no row get nil, zero or nothing.
extension UITableView {
  /// As the data source says, asked at most once a reload; 0 without one.
  public var numberOfSections: Int { currentGeometry().sections.count }

  /// 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = currentGeometry().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { shownCells }

  /// The rows on the screen, from top to bottom; empty before the first layout.
  public var indexPathsForVisibleRows: [IndexPath]? {
    shownRows.map(knownGeometry.indexPath(ofRow:))
  }

  /// Nil if the row is not on the screen.
  public func cellForRow(at path: IndexPath) -> UITableViewCell? {
    guard let number = knownGeometry.number(of: path), shownRows.contains(number) else {
      return nil
    }
    return shownCells[number - shownRows.lowerBound]
  }

  /// The row that a cell on the screen stands for; nil for any other cell.
  ///
  /// - Complexity: linear in the number of cells on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.firstIndex { $0 === cell }.map {
      knownGeometry.indexPath(ofRow: shownRows.lowerBound + $0)
    }
  }

  /// A row's place in the content, in points.
  public func rectForRow(at path: IndexPath) -> CGRect {
    let geometry = currentGeometry()
    guard geometry.number(of: path) != nil else { return .zero }
    let (y, height) = geometry.span(of: path)
    return CGRect(x: metrics.sideInset, y: rowsOrigin + y, width: cellWidth, height: height)
  }

  /// A section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    rect(inSection: section) { ($0.y, $0.end - $0.y) }
  }

  /// Where a section's header lies while it does not stick to the visible top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(inSection: section) { ($0.y, $0.headerHeight) }
  }

  /// Where a section's footer lies while it does not stick to the visible bottom.
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

  /// The header on the screen; nil if it is not there or not a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionViews.first { $0.place == .init(kind: .header, section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// The footer on the screen; nil if it is not there or not a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionViews.first { $0.place == .init(kind: .footer, section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// The first of the selected rows; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// The selected rows in their order; nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// The rows that have a part in a rectangle of the content; nil for an empty one.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isEmpty, rect.isPlaceable else { return nil }
    let geometry = currentGeometry()
    return geometry.rows(from: rect.minY - rowsOrigin, to: rect.maxY - rowsOrigin)
      .map(geometry.indexPath(ofRow:))
  }

  /// The row under a point of the content; nil beside the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = currentGeometry()
    let y = point.y - rowsOrigin
    let candidates = geometry.rows(from: y, to: y.nextUp)
    guard let number = candidates.last, (0..<bounds.width).contains(point.x) else { return nil }
    return geometry.indexPath(ofRow: number)
  }

  /// Scrolls so that the row is where `position` says, below a header that stays in sight, as far as
  /// the content goes; `none` moves no more than it takes to see the row. At once, it measures the
  /// rows on its way to that place; animated, it goes where estimates lead.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard currentGeometry().number(of: path) != nil else {
      return environment.problems.report(.unknownIndexPath(path))
    }
    let goal = offset(showing: path, at: position)
    setContentOffset(CGPoint(x: contentOffset.x, y: goal), animated: animated)
    guard !animated, hasLaidOut, !isBusy else { return }
    // Rows that are measured on the way change where the goal lies. Each round measures a screenful at
    // most; where nothing new is measured the place stands.
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
