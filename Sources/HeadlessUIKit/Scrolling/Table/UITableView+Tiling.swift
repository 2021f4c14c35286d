import Foundation

/// A section's header or footer on the screen.
struct SectionView {
  enum Kind { case header, footer }

  struct Place: Hashable {
    let kind: Kind
    let section: Int
  }

  let place: Place
  let view: UIView
}

/// Keeps cells, headers and footers for what is visible. Subviews are in the order of their rows,
/// section views above all cells, whatever way the table was scrolled; views that the app added
/// below or above stay there.
extension UITableView {
  func tile() {
    isBusy = true
    defer { isBusy = false }
    let (top, bottom) = (bounds.minY - rowsOrigin, bounds.maxY - rowsOrigin)
    let rows = knownGeometry.rows(from: top, to: bottom)
    if rows != shownRows {
      dropRows(outside: rows)
      addRows(of: rows)
    }
    tileSectionViews(of: knownGeometry.sections(from: top, to: bottom))
  }

  // MARK: Rows

  func recycleAll() {
    dropRows(outside: 0..<0)
    dropSectionViews { _ in false }
  }

  private func dropRows(outside rows: Range<Int>) {
    let kept = rows.clamped(to: shownRows)
    if kept.isEmpty, let first = shownCells.first {
      cellFloor = subviews.firstIndex { $0 === first } ?? cellFloor
    }
    let leaving = shownRows.filter { !kept.contains($0) }
    let cells = leaving.map { shownCells[$0 - shownRows.lowerBound] }
    shownCells = kept.map { shownCells[$0 - shownRows.lowerBound] }
    shownRows = kept
    for (number, cell) in zip(leaving, cells) {
      cell.removeFromSuperview()
      cellPool.recycle(cell, as: cell.reuseIdentifier)
      tableDelegate?.tableView(
        self, didEndDisplaying: cell, forRowAt: knownGeometry.indexPath(ofRow: number))
    }
  }

  private func addRows(of rows: Range<Int>) {
    guard let dataSource else { return }
    if shownRows.isEmpty { shownRows = rows.lowerBound..<rows.lowerBound }
    while shownRows.lowerBound > rows.lowerBound {
      let number = shownRows.lowerBound - 1
      insert(cell(forRow: number, from: dataSource), at: 0)
      shownRows = number..<shownRows.upperBound
    }
    while shownRows.upperBound < rows.upperBound {
      insert(cell(forRow: shownRows.upperBound, from: dataSource), at: shownCells.count)
      shownRows = shownRows.lowerBound..<shownRows.upperBound + 1
    }
  }

  private func insert(_ cell: UITableViewCell, at index: Int) {
    if index > 0 {
      insertSubview(cell, aboveSubview: shownCells[index - 1])
    } else if let next = shownCells.first {
      insertSubview(cell, belowSubview: next)
    } else {
      insertSubview(cell, at: floor)
    }
    shownCells.insert(cell, at: index)
  }

  private func cell(
    forRow number: Int, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    let path = knownGeometry.indexPath(ofRow: number)
    var cell = dataSource.tableView(self, cellForRowAt: path)
    if shownCells.contains(where: { $0 === cell }) {
      environment.problems.report(.cellUsedTwice(path))
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.frame = frame(ofRow: number)
    showSeparator(of: cell)
    if cell.isSelected != (path == indexPathForSelectedRow) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func frame(ofRow number: Int) -> CGRect {
    let (y, height) = knownGeometry.span(of: knownGeometry.indexPath(ofRow: number))
    return CGRect(x: 0, y: rowsOrigin + y, width: bounds.width, height: height)
  }

  // MARK: Separators

  func separatorsChanged() {
    for cell in shownCells { showSeparator(of: cell) }
  }

  private func showSeparator(of cell: UITableViewCell) {
    switch separatorStyle {
    case .none: cell.separator = nil
    case .singleLine:
      cell.separator = CellSeparator(
        color: separatorColor ?? CellSeparator.standardColor, left: separatorInset.left,
        right: separatorInset.right)
    }
  }

  // MARK: Section headers and footers

  private func tileSectionViews(of sections: Range<Int>) {
    let wanted = sections.flatMap { section in
      [SectionView.Place(kind: .header, section: section), .init(kind: .footer, section: section)]
        .filter { height(at: $0) > 0 }
    }
    dropSectionViews { wanted.contains($0) }
    var views: [SectionView] = []
    for place in wanted {
      let known = shownSectionViews.first { $0.place == place }?.view
      let view = known ?? sectionView(at: place)
      if known == nil { insert(view, above: views.last?.view) }
      let frame = frame(at: place)
      if view.frame != frame { view.frame = frame }
      views.append(SectionView(place: place, view: view))
    }
    shownSectionViews = views
  }

  private func insert(_ view: UIView, above previous: UIView?) {
    if let previous {
      insertSubview(view, aboveSubview: previous)
    } else if let next = shownSectionViews.first?.view {
      insertSubview(view, belowSubview: next)
    } else if let cell = shownCells.last {
      insertSubview(view, aboveSubview: cell)
    } else {
      insertSubview(view, at: floor)
    }
  }

  /// Where the first cell goes while there is none: where the last one was, above the table's own
  /// header and footer.
  private var floor: Int {
    let own = [tableHeaderView, tableFooterView].compactMap { $0 }
    return own.compactMap { view in subviews.firstIndex { $0 === view }.map { $0 + 1 } }.reduce(
      cellFloor, max)
  }

  private func dropSectionViews(_ isKept: (SectionView.Place) -> Bool) {
    for shown in shownSectionViews where !isKept(shown.place) {
      shown.view.removeFromSuperview()
      if let view = shown.view as? UITableViewHeaderFooterView {
        headerPool.recycle(view, as: view.reuseIdentifier)
      }
    }
    shownSectionViews.removeAll { !isKept($0.place) }
  }

  /// The delegate's view, or a standard one with the title.
  private func sectionView(at place: SectionView.Place) -> UIView {
    if let view = customView(at: place) { return view }
    let standard = UITableViewHeaderFooterView.standardIdentifier
    let view =
      headerPool.dequeue(standard) ?? UITableViewHeaderFooterView(reuseIdentifier: standard)
    view.textLabel?.text = title(at: place)
    return view
  }

  private func height(at place: SectionView.Place) -> CGFloat {
    let section = knownGeometry.sections[place.section]
    return place.kind == .header ? section.headerHeight : section.footerHeight
  }

  /// Headers stick to the visible top, footers to the visible bottom, while their section is there.
  private func frame(at place: SectionView.Place) -> CGRect {
    let section = knownGeometry.sections[place.section]
    let inset = adjustedContentInset
    let y: CGFloat
    switch place.kind {
    case .header:
      let sticking = bounds.minY + inset.top - rowsOrigin
      y = min(max(section.y, sticking), max(section.y, section.footerY - section.headerHeight))
    case .footer:
      let sticking = bounds.maxY - inset.bottom - rowsOrigin - section.footerHeight
      y = max(min(section.footerY, sticking), min(section.footerY, section.rowsY))
    }
    return CGRect(
      x: 0, y: rowsOrigin + y, width: bounds.width, height: height(at: place))
  }

  // MARK: The table's own header and footer

  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { insertSubview(new, at: 0) }
    placeTableViews()
    for (index, cell) in shownCells.enumerated() {
      cell.frame = frame(ofRow: shownRows.lowerBound + index)
    }
    setNeedsLayout()
  }
}
