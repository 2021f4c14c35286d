public import Foundation

/// Insertion, deletion, reloading and moving of rows and sections in animated batches.
///
/// Before the first layout an update only reloads the data. Counts that do not match the announced
/// updates are an error of the app: it is reported, and the table reloads.
extension UITableView: CoreList {
  /// The animation of an inserted or deleted row, with UIKit's raw values.
  public enum RowAnimation: Int, Sendable {
    /// Fades the row in or out.
    case fade = 0
    /// Slides the row in from the right edge, or out to it.
    case right = 1
    /// Slides the row in from the left edge, or out to it.
    case left = 2
    /// Slides the row in from above, or out upwards, while fading.
    case top = 3
    /// Slides the row in from below, or out downwards, while fading.
    case bottom = 4
    /// Shows or hides the row immediately; the other rows still move with an animation.
    case none = 5
    /// Fades the row in or out, like `fade`.
    case middle = 6
    /// Lets the table choose the animation, which is `fade`.
    case automatic = 100
  }

  /// Groups the updates made in a closure that does not escape into one animated batch, as the
  /// method that takes an optional closure.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }

  /// Configures the existing cells of rows again, and measures them.
  ///
  /// The data source is asked for the cells and receives the existing ones from the reuse pool.
  /// Rows that are not on the screen are ignored.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource, !core.isQuerying else { return }
    let shown = indexPaths.filter { cellForRow(at: $0) != nil }
    guard !shown.isEmpty else { return }
    for path in shown {
      guard let cell = cellForRow(at: path) else { continue }
      cellPool.setNextView(cell, as: cell.reuseIdentifier)
      _ = dataSource.tableView(self, cellForRowAt: path)
      cellPool.setNextView(nil, as: cell.reuseIdentifier)
    }
    performBatchUpdates(nil)
  }

  // MARK: Batch updates

  private static let updateDuration: TimeInterval = 0.3

  func commit(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?) {
    // Without its gap, the moved row animates from its current position.
    if rowMove?.isGap == true { finishMove() }
    guard core.stage == .shown, !core.needs.contains(.counts), !core.isQuerying else {
      reloadData()
      completion?(true)
      return
    }
    let (old, new) = (knownGeometry, core.querying { measured() })
    let counts = { (geometry: TableGeometry) in geometry.sections.map(\.rows.count) }
    let change: ListChange
    do {
      change = try ListChange(updates, oldCounts: counts(old), newCounts: counts(new))
    } catch {
      environment.problems.raise(error)
      reloadData()
      completion?(true)
      return
    }
    core.querying { animate(to: new, from: old, change, completion) }
    setNeedsLayout()
  }

  func refreshCountsIfNeeded() { refresh() }

  private func animate(
    to new: TableGeometry, from old: TableGeometry, _ change: ListChange,
    _ completion: ((Bool) -> Void)?
  ) {
    var new = new
    keepHeights(of: old, in: &new, change)
    core.selection.follow(change)
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: { leaving = self.show(new, insteadOf: old, change) },
      completion: { isFinished in
        for (cell, path) in leaving { self.recycle(cell, at: path) }
        completion?(isFinished)
      })
  }

  /// Carries measured heights over to the new geometry. Rows on the screen are measured again,
  /// because their cells may have changed.
  private func keepHeights(
    of old: TableGeometry, in new: inout TableGeometry, _ change: ListChange
  ) {
    let cellsByPath = Dictionary(
      uniqueKeysWithValues: shownRows.all.map { (old.indexPath(ofRow: $0), $1) })
    for section in old.sections.indices {
      for row in old.sections[section].rows.measuredRows {
        let path = IndexPath(row: row, section: section)
        guard let goal = change.newPath(path), !new.isKnown(goal) else { continue }
        var height = old.span(of: path).height
        if let cell = cellsByPath[path] {
          var heights = HeightSource(table: self, delegate: tableDelegate)
          height = heights.height(of: cell, at: goal)
          rowsMeasured += 1
        }
        _ = new.set(height, ofRow: goal)
      }
    }
  }

  /// Shows the new geometry; called inside an animation block. Returns the leaving cells with their
  /// old index paths.
  private func show(
    _ new: TableGeometry, insteadOf old: TableGeometry, _ change: ListChange
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    var before = shownRows.all.map { (path: old.indexPath(ofRow: $0), cell: $1) }
    if let landing { before.append(landing) }
    landing = nil
    cellFloor = shownRows.cells.first.flatMap { place(of: $0) } ?? cellFloor
    knownGeometry = new
    measuredSectionViews = [:]
    updateContentHeight()
    var staying: [Int: UITableViewCell] = [:]
    for (path, cell) in before {
      if let number = change.newPath(path).flatMap(new.number(of:)) { staying[number] = cell }
    }
    shownRows.begin(at: visibleRows.lowerBound)
    while let dataSource, shownRows.numbers.upperBound < visibleRows.upperBound {
      let number = shownRows.numbers.upperBound
      if let cell = staying.removeValue(forKey: number) {
        insert(cell, ofRow: number)
      } else {
        addAppearingRow(number, old, change, from: dataSource)
      }
    }
    updateContentHeight()
    tableFooterView?.frame.origin.y = rowsOrigin + knownGeometry.height
    placeShownRows()
    for cell in shownRows.cells { cell.alpha = 1 }
    separatorsChanged()
    moveSectionViews(change)
    return before.compactMap { path, cell in
      guard !shownRows.contains(cell) else { return nil }
      leave(cell, at: path, change)
      return (cell, path)
    }
  }

  /// Adds a row that becomes visible. An existing row starts from its old position, an inserted one
  /// from the position that its animation gives.
  private func addAppearingRow(
    _ number: Int, _ old: TableGeometry, _ change: ListChange,
    from dataSource: any UITableViewDataSource
  ) {
    let path = knownGeometry.indexPath(ofRow: number)
    UIView.performWithoutAnimation {
      addRow(number, from: dataSource)
      guard let cell = shownRows.cells.last else { return }
      cell.layoutIfNeeded()
      if let before = change.oldPath(path) {
        let span = old.span(of: before)
        cell.frame.origin.y = rowsOrigin + span.y
      } else {
        displace(cell, change.animation(ofComing: path))
      }
    }
  }

  private func leave(_ cell: UITableViewCell, at path: IndexPath, _ change: ListChange) {
    if let number = change.newPath(path).flatMap(knownGeometry.number(of:)) {
      cell.frame = frame(ofRow: number)
    } else {
      sendSubviewToBack(cell)
      let animation = change.animation(ofLeaving: path)
      if animation == .none { UIView.performWithoutAnimation { cell.alpha = 0 } }
      displace(cell, animation)
    }
  }

  /// Moves a cell to the position from which it is inserted, or to which it is deleted.
  private func displace(_ cell: UITableViewCell, _ animation: RowAnimation) {
    switch animation {
    case .fade, .middle, .automatic: cell.alpha = 0
    case .right: cell.frame.origin.x += bounds.width
    case .left: cell.frame.origin.x -= bounds.width
    case .top:
      cell.frame.origin.y -= cell.frame.height
      cell.alpha = 0
    case .bottom:
      cell.frame.origin.y += cell.frame.height
      cell.alpha = 0
    case .none: break
    }
  }

  private func place(of cell: UITableViewCell) -> Int? { subviews.firstIndex { $0 === cell } }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.alpha = 1
    cellPool.recycle(cell, as: cell.reuseIdentifier)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Moves headers and footers along with their sections. Those of reloaded sections are created
  /// again.
  private func moveSectionViews(_ change: ListChange) {
    let moved = shownSectionViews.map { shown in
      let section = shown.place.section
      let goal = change.updates.reloadedSections[section] == nil ? change.newSection(section) : nil
      return (shown, goal)
    }
    shownSectionViews = moved.filter { $0.1 == nil }.map(\.0)
    dropSectionViews { _ in false }
    shownSectionViews = moved.compactMap { shown, goal in
      goal.map {
        SectionView(place: .init(kind: shown.place.kind, section: $0), view: shown.view)
      }
    }
    tileSectionViews(
      of: knownGeometry.sections(from: bounds.minY - rowsOrigin, to: bounds.maxY - rowsOrigin))
  }
}
