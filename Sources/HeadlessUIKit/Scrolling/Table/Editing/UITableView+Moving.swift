import Foundation

// A finger on a row's three lines drags the row; the others make room.
//
// Content does not scroll by itself when the row comes to the table's edge.
extension UITableView {
  /// Seconds in which rows make room, and the moved one settles.
  static let moveDuration: TimeInterval = 0.25

  /// The finger on the lines has come, moved or left.
  func reordered(_ press: UIGestureRecognizer, _ cell: UITableViewCell) {
    let y = press.location(in: self).y
    switch press.state {
    case .began: beginMove(of: cell, at: y)
    case .changed: follow(y)
    case .ended: endMove(isCancelled: false)
    case .cancelled: endMove(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginMove(of cell: UITableViewCell, at y: CGFloat) {
    guard rowMove == nil, let path = indexPath(for: cell),
      let number = knownGeometry.number(of: path)
    else { return }
    swiper.close(animated: true)
    rowMove = RowMove(cell, at: path, number: number, grip: cell.center.y - y)
    cell.layer.zPosition = 1
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = .zero
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
    UIView.animate(withDuration: Self.moveDuration) { self.placeShownRows() }
  }

  /// Where a row would go whose middle is there: its path afterwards, and the row whose place it takes.
  func place(at y: CGFloat, from start: IndexPath) -> (path: IndexPath, number: Int)? {
    let count = knownGeometry.rowCount
    guard count > 0 else { return nil }
    let top = y - rowsOrigin
    let rows = knownGeometry.rows(from: top, to: top.nextUp)
    let number = min(max(rows.isEmpty ? rows.lowerBound - 1 : rows.lowerBound, 0), count - 1)
    var path = knownGeometry.indexPath(ofRow: number)
    // In a later section it comes after the row that has gone up.
    if path.section > start.section {
      path = IndexPath(row: path.row + 1, section: path.section)
    }
    return (path, number)
  }

  /// The row whose place a row that goes to `target` takes.
  private func number(of target: IndexPath, from move: RowMove) -> Int {
    guard target.section > move.start.section else {
      return knownGeometry.number(of: target) ?? move.startNumber
    }
    let first = knownGeometry.number(of: IndexPath(row: 0, section: target.section))
    return first.map { $0 + target.row - 1 } ?? move.startNumber
  }

  private func endMove(isCancelled: Bool) {
    guard let move = rowMove else { return }
    rowMove = nil
    let (start, target) = (move.start, move.target)
    if !isCancelled, target != start {
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
}
