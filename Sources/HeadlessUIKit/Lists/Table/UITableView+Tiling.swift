import Foundation

/// Creation, placement and recycling of the cells of visible rows.
///
/// The order of the subviews is that of the rows, with section views in front of all cells,
/// whichever way the table was scrolled. Views that the app added behind or in front stay there.
///
/// Rows with estimated heights are measured one by one when their cells are created. After each,
/// the visible rows are determined again. If a row above the visible ones changes its height, the
/// content offset changes too, so that the visible content does not move.
extension UITableView {
  func tile() {
    core.querying {
      let height = knownGeometry.height
      measureSectionEnds()
      let rows = visibleRows
      if rows != shownRows.numbers {
        dropRows(outside: rows)
        addRows()
      }
      if knownGeometry.height != height { heightsChanged() }
      tileSectionViews(of: knownGeometry.sections(from: visibleSpan.top, to: visibleSpan.bottom))
      if isPrefetchingEnabled { prefetch() }
    }
  }

  private var visibleSpan: (top: CGFloat, bottom: CGFloat) {
    (bounds.minY - rowsOrigin, bounds.maxY - rowsOrigin)
  }

  var visibleRows: Range<Int> {
    let (top, bottom) = visibleSpan
    let rows = knownGeometry.rows(from: top, to: bottom)
    guard let rowMove, let first = rows.first, let last = rows.last else { return rows }
    // Where rows at an edge have made room, the next row becomes visible.
    let height = rowMove.cell.bounds.height
    return knownGeometry.rows(
      from: top - (rowMove.shift(ofRow: first) > 0 ? height : 0),
      to: bottom + (rowMove.shift(ofRow: last) < 0 ? height : 0))
  }

  // MARK: Heights

  /// Measures a row whose cell was created. Returns the change of its height.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    guard !knownGeometry.isKnown(path) else { return 0 }
    var heights = HeightSource(table: self, delegate: tableDelegate)
    let height = heights.height(of: cell, at: path)
    if let problem = heights.problem { environment.problems.report(problem) }
    rowsMeasured += 1
    return knownGeometry.set(height, ofRow: path)
  }

  private func measureSectionEnds() {
    while let place = firstUnknownEnd {
      var heights = HeightSource(table: self, delegate: tableDelegate)
      let height = heights.height(of: place)
      if let problem = heights.problem { environment.problems.report(problem) }
      let change =
        switch place.kind {
        case .header: knownGeometry.setHeader(height, ofSection: place.section)
        case .footer: knownGeometry.setFooter(height, ofSection: place.section)
        }
      if isAboveShownRows(place) { moveContent(by: change) }
    }
  }

  private var firstUnknownEnd: SectionView.Place? {
    for section in knownGeometry.sections(from: visibleSpan.top, to: visibleSpan.bottom) {
      let known = knownGeometry.sections[section]
      if !known.header.isKnown { return .init(kind: .header, section: section) }
      if !known.footer.isKnown { return .init(kind: .footer, section: section) }
    }
    return nil
  }

  private func isAboveShownRows(_ place: SectionView.Place) -> Bool {
    guard !shownRows.isEmpty else { return false }
    let first = knownGeometry.indexPath(ofRow: shownRows.numbers.lowerBound).section
    return place.kind == .header ? place.section <= first : place.section < first
  }

  /// Changes the content offset by the growth of rows above the visible ones, so that these do not
  /// move on the screen.
  private func moveContent(by change: CGFloat) {
    guard change != 0 else { return }
    // The content height is changed in the order that keeps the new offset within its limits.
    if change > 0 { updateContentHeight() }
    contentOffset.y += change
    if change < 0 { updateContentHeight() }
  }

  private func heightsChanged() {
    updateContentHeight()
    tableFooterView?.frame.origin.y = rowsOrigin + knownGeometry.height
    placeShownRows()
  }

  func placeShownRows() {
    for (number, cell) in shownRows.all {
      let frame = frame(ofRow: number)
      if cell.frame != frame { cell.frame = frame }
    }
  }

  // MARK: Rows

  func recycleAll() {
    dropRows(outside: 0..<0)
    dropSectionViews { _ in false }
  }

  private func dropRows(outside rows: Range<Int>) {
    let first = shownRows.cells.first
    let leaving = shownRows.keep(rows)
    if shownRows.isEmpty, let first {
      cellFloor = subviews.firstIndex { $0 === first } ?? cellFloor
    }
    let swiped = swiper?.swipe?.path
    if leaving.contains(where: { knownGeometry.indexPath(ofRow: $0.number) == swiped }) {
      swiper?.close(animated: false)
    }
    for (number, cell) in leaving where cell !== rowMove?.cell {
      cell.removeFromSuperview()
      cellPool.recycle(cell, as: cell.reuseIdentifier)
      tableDelegate?.tableView(
        self, didEndDisplaying: cell, forRowAt: knownGeometry.indexPath(ofRow: number))
    }
  }

  /// Adds cells for newly visible rows: first those above the existing rows from bottom to top,
  /// then those below.
  private func addRows() {
    guard let dataSource else { return }
    if shownRows.isEmpty { shownRows.begin(at: visibleRows.lowerBound) }
    while shownRows.numbers.lowerBound > visibleRows.lowerBound {
      addRow(shownRows.numbers.lowerBound - 1, from: dataSource)
    }
    while shownRows.numbers.upperBound < visibleRows.upperBound {
      addRow(shownRows.numbers.upperBound, from: dataSource)
    }
  }

  func addRow(_ number: Int, from dataSource: any UITableViewDataSource) {
    let path = knownGeometry.indexPath(ofRow: number)
    // The dragged row is visible again at its start and keeps its cell.
    if let rowMove, rowMove.startNumber == number { return insert(rowMove.cell, ofRow: number) }
    let cell = cell(at: path, from: dataSource)
    let change = measure(cell, at: path)
    if number < shownRows.numbers.lowerBound, !shownRows.isEmpty { moveContent(by: change) }
    prepareForDisplay(cell, ofRow: number, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insert(cell, ofRow: number)
  }

  /// Adds a cell above the first one or below the last one, to the rows and to the subviews.
  func insert(_ cell: UITableViewCell, ofRow number: Int) {
    if let first = shownRows.cells.first, number < shownRows.numbers.lowerBound {
      insertSubview(cell, belowSubview: first)
    } else if let last = shownRows.cells.last {
      insertSubview(cell, aboveSubview: last)
    } else {
      insertSubview(cell, at: floor)
    }
    shownRows.add(cell, ofRow: number)
  }

  private func cell(
    at path: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // The separator is set first, because views aligned to the table's right edge are measured with
    // the space it takes.
    showSeparator(of: cell, at: path)
    guard shownRows.contains(cell) else { return cell }
    environment.problems.report(ListProblem.cellUsedTwice(path))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  private func prepareForDisplay(_ cell: UITableViewCell, ofRow number: Int, at path: IndexPath) {
    cell.applyBackground(of: style)
    cell.frame = frame(ofRow: number)
    showSeparator(of: cell, at: path)
    applyIndentation(of: cell, at: path)
    applyEditing(of: cell, at: path, animated: false)
    if cell.isSelected != core.selection.paths.contains(path) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
  }

  private func applyIndentation(of cell: UITableViewCell, at path: IndexPath) {
    guard let tableDelegate else { return }
    let level = core.answer(of: .indentation) {
      tableDelegate.tableView(self, indentationLevelForRowAt: path)
    }
    if let level { cell.indentationLevel = level }
  }

  func frame(ofRow number: Int) -> CGRect {
    let (y, height) = knownGeometry.span(of: knownGeometry.indexPath(ofRow: number))
    var frame = CGRect(
      x: metrics.sideInset, y: rowsOrigin + y, width: cellWidth, height: height)
    guard let rowMove else { return frame }
    // The dragged row stays under the finger.
    if number == rowMove.startNumber { return rowMove.cell.frame }
    frame.origin.y += rowMove.shift(ofRow: number) * rowMove.cell.bounds.height
    return frame
  }

  /// The subview index for the first cell while no cell exists: the index of the last one, but in
  /// front of the table's background, header and footer.
  var floor: Int {
    let own = [backgroundView, tableHeaderView, tableFooterView].compactMap { $0 }
    return own.compactMap { view in subviews.firstIndex { $0 === view }.map { $0 + 1 } }
      .reduce(cellFloor, max)
  }

  // MARK: Separators

  func separatorsChanged() {
    for (number, cell) in shownRows.all {
      showSeparator(of: cell, at: knownGeometry.indexPath(ofRow: number))
    }
  }

  /// Sets the separators of a cell.
  ///
  /// Grouped tables also have full-width lines around the rows of a section. Inset groups have
  /// rounded corners instead.
  private func showSeparator(of cell: UITableViewCell, at path: IndexPath) {
    cell.indexRoom = core.index.view == nil ? 0 : SectionIndexView.width
    let isFirst = path.row == 0
    let isLast = path.row == knownGeometry.sections[path.section].rows.count - 1
    if style == .insetGrouped {
      var corners: CACornerMask = []
      if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.cornerRadius = corners.isEmpty ? 0 : metrics.cornerRadius
      cell.layer.maskedCorners = corners
      cell.layer.masksToBounds = !corners.isEmpty
    }
    switch separatorStyle {
    case .none: cell.separator = nil
    case .singleLine, .singleLineEtched:
      cell.separator = CellSeparator(
        color: separatorColor ?? CellSeparator.standardColor, left: separatorLeft,
        right: separatorInset.right,
        bottom: !isLast || style == .plain ? .inset : style == .grouped ? .full : .none,
        hasTopLine: isFirst && style == .grouped)
    }
  }

  // MARK: Table header and footer

  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self {
      insertSubview(new, at: backgroundView?.superview === self ? 1 : 0)
    }
    placeTableViews()
    placeShownRows()
    setNeedsLayout()
  }
}
