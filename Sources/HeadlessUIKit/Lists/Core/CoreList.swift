import Foundation

/// A table or a collection, as far as both do the same.
@MainActor
protocol CoreList: UIScrollView {
  var core: ListCore { get }
  /// The row at a point of the content.
  func row(at point: CGPoint) -> IndexPath?
  /// The cell of a row; nil if the row is not on the screen.
  func listCell(at path: IndexPath) -> (any ListCell)?
  /// The row of a cell; nil for a cell that is not on the screen.
  func path(of cell: UIView) -> IndexPath?
  /// The cells on the screen.
  var listCells: [any ListCell] { get }
  /// Asks the data source if what is known is out of date.
  func bringUpToDate()
  /// Shows the updates of a batch; `completion` is called when that has been seen to happen.
  func commit(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?)
}

extension CoreList {
  // MARK: Batches

  /// Opens a batch. The paths in the updates of an outermost one are those that are known now.
  func beginBatch() {
    if !core.batch.isOpen, core.stage > .new { bringUpToDate() }
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

  /// Adds updates to the open batch; outside of one they are a batch themselves.
  func update(_ change: (inout ListUpdates) -> Void) {
    core.batch.change(change)
    if !core.batch.isOpen { commit(core.batch.take(), nil) }
  }

  func announce(_ updates: ListUpdates) { update { $0 = updates } }

  // MARK: Menus

  /// The cell at a point of the content, with its row.
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)? {
    guard let path = row(at: point), let cell = listCell(at: path) else { return nil }
    return (path, cell)
  }

  func path(ofEdited cell: UIView) -> IndexPath? { path(of: cell) }

  func shownView(at path: IndexPath) -> UIView? { listCell(at: path) }

  // MARK: Swiping

  var swiper: RowSwiper? { core.swiper }

  /// Whether a finger that begins at a recogniser may go on: that of swipes only over rows with buttons.
  /// Nil for the recognisers of others.
  func swipeMayBegin(_ recogniser: UIGestureRecognizer) -> Bool? {
    guard let swiper, recogniser === swiper.pan else { return nil }
    return swiper.mayBegin()
  }
}
