import Foundation

// Reordering: a drag on the reorder control moves its row, and the other rows make room. Near an
// edge of the table the content scrolls.
extension UITableView {
  /// The duration in which rows make room and the moved row settles, in seconds.
  static let moveDuration: TimeInterval = 0.25

  /// Handles a state change of the reorder control's gesture.
  func reordered(_ press: UIGestureRecognizer, _ cell: UITableViewCell) {
    switch press.state {
    case .began: beginMove(of: cell, under: press.location(in: self))
    case .changed:
      guard rowMove != nil else { return }
      edgeScroll?.follow(press.location(in: self))
      follow(press.location(in: self).y)
    case .ended: endMove(isCancelled: false)
    case .cancelled: endMove(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginMove(of cell: UITableViewCell, under finger: CGPoint) {
    guard rowMove == nil, let path = indexPath(for: cell),
      let number = knownGeometry.number(of: path)
    else { return }
    swiper?.close(animated: true)
    rowMove = RowMove(cell, at: path, number: number, grip: cell.center.y - finger.y)
    cell.layer.zPosition = 1
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = .zero
    edgeScroll = EdgeScroll(self, for: self)
    edgeScroll?.follow(finger)
  }

  func follow(_ y: CGFloat) {
    guard let move = rowMove else { return }
    move.cell.center.y = y + move.grip
    guard let (path, number) = place(at: move.cell.center.y, from: move.start) else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.start, toProposedIndexPath: path) ?? path
    guard target != move.target else { return }
    move.target = target
    move.number = target == path ? number : self.number(of: target, from: move)
    // Rows that make room may leave space at an edge, where another row becomes visible.
    setNeedsLayout()
    UIView.animate(withDuration: Self.moveDuration) { self.placeShownRows() }
  }

  /// Returns the destination of a row whose centre is at `y`: its index path after the move, and
  /// the number of the row whose position it takes.
  func place(at y: CGFloat, from start: IndexPath) -> (path: IndexPath, number: Int)? {
    let count = knownGeometry.rowCount
    guard count > 0 else { return nil }
    let top = y - rowsOrigin
    let rows = knownGeometry.rows(from: top, to: top.nextUp)
    let number = min(max(rows.isEmpty ? rows.lowerBound - 1 : rows.lowerBound, 0), count - 1)
    var path = knownGeometry.indexPath(ofRow: number)
    // In a later section the row comes after the one above, because the moved row has left an
    // earlier section.
    if path.section > start.section {
      path = IndexPath(row: path.row + 1, section: path.section)
    }
    return (path, number)
  }

  /// Returns the number of the row whose position a row moved to `target` takes.
  private func number(of target: IndexPath, from move: RowMove) -> Int {
    guard target.section > move.start.section else {
      return knownGeometry.number(of: target) ?? move.startNumber
    }
    let first = knownGeometry.number(of: IndexPath(row: 0, section: target.section))
    return first.map { $0 + target.row - 1 } ?? move.startNumber
  }

  private func endMove(isCancelled: Bool) {
    guard let move = rowMove else { return }
    let (start, target) = (move.start, move.target)
    if isCancelled || target == start {
      cancelMove()
    } else {
      finishMove()
      performBatchUpdates {
        self.dataSource?.tableView(self, moveRowAt: start, to: target)
        self.moveRow(at: start, to: target)
      }
    }
    UIView.animate(withDuration: Self.moveDuration) {
      self.placeShownRows()
      move.cell.layer.shadowOpacity = 0
    } completion: { _ in
      move.cell.layer.zPosition = 0
    }
  }

  // MARK: Off-screen moved row

  /// Whether the moved row has scrolled off the screen, so that its cell is only shown because it
  /// is dragged.
  private func isAway(_ move: RowMove) -> Bool { !shownRows.contains(move.cell) }

  /// Ends a move whose destination the next batch update applies.
  func finishMove() {
    edgeScroll?.stop()
    guard let move = rowMove else { return }
    rowMove = nil
    if isAway(move) { landing = (move.start, move.cell) }
  }

  /// Cancels the move. The cell is recycled if its row is not on the screen.
  func cancelMove() {
    if let landing { release(landing.cell, of: landing.path) }
    landing = nil
    edgeScroll?.stop()
    guard let move = rowMove else { return }
    rowMove = nil
    if isAway(move) { release(move.cell, of: move.start) }
  }

  private func release(_ cell: UITableViewCell, of path: IndexPath) {
    lower(cell)
    recycle(cell, at: path)
  }

  /// Removes the shadow of a dragged cell and puts it back among the other cells.
  func lower(_ cell: UITableViewCell) {
    cell.layer.shadowOpacity = 0
    cell.layer.zPosition = 0
  }
}

extension UITableView: EdgeScrollFollower {
  func contentDidScroll(under place: CGPoint) {
    guard let move = rowMove else { return }
    move.cell.center.y = contentOffset.y + place.y + move.grip
  }

  func targetMayHaveChanged(under place: CGPoint) { follow(contentOffset.y + place.y) }
}
