import Foundation

extension UITableView {
  var metrics: TableMetrics {
    TableMetrics(
      style: style, width: bounds.width, scale: environment.screen.scale,
      safeInset: insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0,
      margin: systemSideMargin, traits: traitCollection)
  }

  /// The width of rows, headers and footers, in points.
  var cellWidth: CGFloat { max(0, bounds.width - 2 * metrics.sideInset) }

  /// Marks the data of the data source as out of date. It is loaded again at the next layout or
  /// query.
  func discardRows() {
    core.needs.insert(.counts)
    setNeedsLayout()
  }

  /// Loads counts and heights again if they are out of date; all cells on the screen are then
  /// recycled.
  ///
  /// Queries during the loading return the old data.
  func refresh() {
    guard core.needs.contains(.counts), !core.isQuerying else { return }
    core.needs.remove(.counts)
    core.querying {
      recycleAll()
      measuredSectionViews = [:]
      refreshSectionIndex()
      knownGeometry = measured()
    }
    setNeedsLayout()
    placeTableViews()
  }

  func currentGeometry() -> TableGeometry {
    refresh()
    return knownGeometry
  }

  /// Places the table's header and footer views, and adopts their heights.
  ///
  /// The app may change their frames between two calls without an effect on the rows.
  func placeTableViews() {
    rowsOrigin = tableHeaderView?.bounds.height ?? 0
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, rowsOrigin + knownGeometry.height)] {
      // An active search moves its search bar to another view.
      guard let view, view.superview === self else { continue }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    }
    updateContentHeight()
  }

  func updateContentHeight() {
    contentSize = CGSize(
      width: bounds.width,
      height: rowsOrigin + knownGeometry.height + (tableFooterView?.bounds.height ?? 0))
  }

  func measured() -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    let counts = RowCounts(sections: dataSource.numberOfSections(in: self)) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    if let problem = counts.problem { environment.problems.report(problem) }
    var heights = HeightSource(table: self, delegate: tableDelegate)
    let parts = counts.counts.enumerated().map { section, count in
      (
        header: heights.end(at: .init(kind: .header, section: section)),
        rows: heights.rows(of: section, count: count),
        footer: heights.end(at: .init(kind: .footer, section: section))
      )
    }
    if let problem = heights.problem { environment.problems.report(problem) }
    return TableGeometry(parts, headerPadding: headerPadding)
  }

  /// The space above each header, in points.
  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    let padding = sectionHeaderTopPadding
    if padding == Self.automaticDimension { return TableMetrics.plainHeaderPadding }
    return ListLimits.allows(padding) && padding > 0 ? padding : 0
  }

  func title(at place: SectionView.Place) -> String? {
    switch place.kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: place.section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: place.section)
    }
  }

  /// The custom header or footer view of the delegate; nil if it supplies none.
  func customView(at place: SectionView.Place) -> UIView? {
    if let view = measuredSectionViews.removeValue(forKey: place) { return view }
    switch place.kind {
    case .header: return tableDelegate?.tableView(self, viewForHeaderInSection: place.section)
    case .footer: return tableDelegate?.tableView(self, viewForFooterInSection: place.section)
    }
  }
}
