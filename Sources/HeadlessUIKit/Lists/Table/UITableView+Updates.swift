public import Foundation

/// Rows and sections that come, go and move, in batches that are seen to happen.
///
/// Without a layout before them, updates are a reload. Data that does not fit what was announced is a
/// mistake of the screen: it is reported, and the table reloads.
extension UITableView {
  /// How a row comes or goes; raw values as UIKit's.
  public enum RowAnimation: Int, Sendable {
    /// In place, from and to nothing.
    case fade = 0
    /// From and to the right edge.
    case right = 1
    /// From and to the left edge.
    case left = 2
    /// From above, and upwards.
    case top = 3
    /// From below, and downwards.
    case bottom = 4
    /// At once; the other rows still move.
    case none = 5
    /// In place, as `fade`.
    case middle = 6
    /// The table's choice: `fade`.
    case automatic = 100
  }

  /// Updates from here to `endUpdates` are one batch. Batches nest.
  public func beginUpdates() {
    if updateDepth == 0, hasLaidOut { refresh() }
    updateDepth += 1
  }

  /// Ends a batch. An empty one asks for heights anew and moves the rows there.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { commitUpdates(nil) }
  }

  /// The updates in a closure as one batch; `completion` is called when it has been seen to happen.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    updateDepth -= 1
    if updateDepth == 0 {
      commitUpdates(completion)
    } else {
      completion?(true)
    }
  }

  /// The same; no updates are a batch without any.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() } as () -> Void, completion: completion)
  }

  /// Paths are those after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.inserted[path] = animation } }
  }

  /// Paths are those before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// The rows' cells are asked for anew. Paths are those before the batch.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  /// From a path before the batch to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections are those after the batch.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Sections are those before the batch.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// All of the sections is asked for anew. Sections are those before the batch.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// From a section before the batch to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// The cells of rows on the screen are filled anew, by the data source, without being replaced, and
  /// measured anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource, !isBusy else { return }
    let shown = indexPaths.filter { cellForRow(at: $0) != nil }
    guard !shown.isEmpty else { return }
    for path in shown {
      guard let cell = cellForRow(at: path) else { continue }
      cellPool.handOutNext(cell, as: cell.reuseIdentifier)
      _ = dataSource.tableView(self, cellForRowAt: path)
      cellPool.handOutNext(nil, as: cell.reuseIdentifier)
    }
    performBatchUpdates(nil)
  }

  func announce(_ updates: ListUpdates) { update { $0 = updates } }

  private func update(_ change: (inout ListUpdates) -> Void) {
    change(&updates)
    if updateDepth == 0 { commitUpdates(nil) }
  }

  // MARK: One batch

  private static let updateDuration: TimeInterval = 0.3

  private func commitUpdates(_ completion: ((Bool) -> Void)?) {
    let updates = self.updates
    self.updates = ListUpdates()
    // The rows stay where they are seen, and go from there.
    if rowMove?.isGap == true { landMove() }
    guard hasLaidOut, !isStale, !isBusy else {
      reloadData()
      completion?(true)
      return
    }
    isBusy = true
    let old = knownGeometry
    var new = measured()
    let counts = { (geometry: TableGeometry) in geometry.sections.map(\.rows.count) }
    let change: ListChange
    do {
      change = try ListChange(updates, oldCounts: counts(old), newCounts: counts(new))
    } catch {
      isBusy = false
      environment.problems.raise(error)
      reloadData()
      completion?(true)
      return
    }
    keepHeights(of: old, in: &new, change)
    selectedPaths = Set(selectedPaths.sorted().compactMap(change.newPath))
    highlightedPath = highlightedPath.flatMap(change.newPath)
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: { leaving = self.show(new, insteadOf: old, change) },
      completion: { isFinished in
        for (cell, path) in leaving { self.recycle(cell, at: path) }
        completion?(isFinished)
      })
    isBusy = false
    setNeedsLayout()
  }

  /// Rows that were measured keep their height; those on the screen are asked again, as their cells
  /// may have changed.
  private func keepHeights(
    of old: TableGeometry, in new: inout TableGeometry, _ change: ListChange
  ) {
    let cellsByPath = Dictionary(
      uniqueKeysWithValues: zip(shownRows.map(old.indexPath(ofRow:)), shownCells))
    for section in old.sections.indices {
      for row in old.sections[section].rows.knownRows {
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

  /// Runs inside an animation block: what changes is seen to move. Returns the cells that leave, with
  /// the paths they had.
  private func show(
    _ new: TableGeometry, insteadOf old: TableGeometry, _ change: ListChange
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    var before = Array(zip(shownRows.map(old.indexPath(ofRow:)), shownCells))
    if let landing { before.append(landing) }
    landing = nil
    cellFloor = shownCells.first.flatMap { place(of: $0) } ?? cellFloor
    knownGeometry = new
    askedViews = [:]
    takeContentHeight()
    var staying: [Int: UITableViewCell] = [:]
    for (path, cell) in before {
      if let number = change.newPath(path).flatMap(new.number(of:)) { staying[number] = cell }
    }
    let first = visibleRows.lowerBound
    (shownRows, shownCells) = (first..<first, [])
    while shownRows.upperBound < visibleRows.upperBound {
      let number = shownRows.upperBound
      if let cell = staying.removeValue(forKey: number) {
        insert(cell, at: shownCells.count)
      } else {
        addComing(number, old, change)
      }
      shownRows = first..<number + 1
    }
    takeContentHeight()
    tableFooterView?.frame.origin.y = rowsOrigin + knownGeometry.height
    placeShownRows()
    for cell in shownCells { cell.alpha = 1 }
    separatorsChanged()
    moveSectionViews(change)
    return before.compactMap { path, cell in
      guard !shownCells.contains(where: { $0 === cell }) else { return nil }
      leave(cell, at: path, change)
      return (cell, path)
    }
  }

  /// A row that comes into sight: one that was there comes from where it was, a new one as it is told.
  private func addComing(_ number: Int, _ old: TableGeometry, _ change: ListChange) {
    guard let dataSource else { return }
    let path = knownGeometry.indexPath(ofRow: number)
    UIView.performWithoutAnimation {
      addRow(number, at: shownCells.count, from: dataSource)
      guard let cell = shownCells.last else { return }
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

  /// Where a row is seen before it comes, or after it went.
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

  /// Headers and footers go along with their sections; those of reloaded ones are made anew.
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
