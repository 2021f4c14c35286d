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
    return CGRect(x: 0, y: rowsOrigin + y, width: bounds.width, height: height)
  }

  /// A section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    let sections = currentGeometry().sections
    guard sections.indices.contains(section) else { return .zero }
    let found = sections[section]
    return CGRect(
      x: 0, y: rowsOrigin + found.y, width: bounds.width, height: found.end - found.y)
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
  /// the content goes; `none` moves no more than it takes to see the row.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let geometry = currentGeometry()
    guard geometry.number(of: path) != nil else {
      return environment.problems.report(.unknownIndexPath(path))
    }
    let inset = adjustedContentInset
    let rect = rectForRow(at: path)
    let header = geometry.sections[path.section].headerHeight
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
    let limited = scrollAxis(.vertical).range.clamp(Double(y))
    setContentOffset(CGPoint(x: contentOffset.x, y: CGFloat(limited)), animated: animated)
  }
}
