import Foundation

/// A table or a collection: the members that both have.
@preconcurrency @MainActor
protocol CoreList: UIScrollView {
  var core: ListCore { get }
  /// Returns the row at a point of the content.
  func row(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row; nil if the row is not on the screen.
  func listCell(at path: IndexPath) -> (any ListCell)?
  /// Returns the row of a cell; nil for a cell that is not on the screen.
  func path(of cell: UIView) -> IndexPath?
  /// The cells on the screen.
  var listCells: [any ListCell] { get }
  /// Asks the data source if the stored counts are out of date.
  func refreshCountsIfNeeded()
  /// Shows the updates of a batch, and calls `completion` when their animations have ended.
  func commit(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?)
}

extension CoreList {
  // MARK: Batches

  /// Opens a batch. The paths in the updates of an outermost batch are the paths at this time.
  func beginBatch() {
    if !core.batch.isOpen, core.stage > .new { refreshCountsIfNeeded() }
    core.batch.begin()
  }

  /// Closes a batch and commits the updates of an outermost one.
  func endBatch(_ completion: ((Bool) -> Void)?) {
    if core.batch.isOpen { core.batch.end() }
    if core.batch.isOpen {
      completion?(true)
    } else {
      commit(core.batch.take(), completion)
    }
  }

  /// Adds updates to the open batch. Without an open batch, commits them as a batch.
  func update(_ change: (inout ListUpdates) -> Void) {
    core.batch.change(change)
    if !core.batch.isOpen { commit(core.batch.take(), nil) }
  }

  func setUpdates(_ updates: ListUpdates) { update { $0 = updates } }

  // MARK: Menus

  /// Returns the cell at a point of the content, and its row.
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)? {
    guard let path = row(at: point), let cell = listCell(at: path) else { return nil }
    return (path, cell)
  }

  func path(ofEdited cell: UIView) -> IndexPath? { path(of: cell) }

  func shownView(at path: IndexPath) -> UIView? { listCell(at: path) }

  // MARK: Swiping

  var swiper: RowSwiper? { core.swiper }

  /// Whether the recogniser may begin: the one for swipes begins only over rows with buttons. Nil
  /// for other recognisers.
  func swipeMayBegin(_ recogniser: UIGestureRecognizer) -> Bool? {
    guard let swiper, recogniser === swiper.pan else { return nil }
    return swiper.mayBegin()
  }
}
