import Foundation

// Conformance to the interface through which `ListDragging` drives drag and drop.
extension UITableView: DraggingList {
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragBegins(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragEnds(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func canHandle(_ session: any UIDropSession) -> Bool? {
    dropDelegate?.tableView(self, canHandle: session)
  }

  func dropEnters(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropExits(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropEnds(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropPlan(_ session: any UIDropSession, to path: IndexPath?) -> DropPlan? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      .plan
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func performDrop(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal,
    _ items: [ListDropItem], _ drops: ListDrops
  ) {
    guard let dropDelegate, let proposal = proposal as? UITableViewDropProposal else { return }
    let all: [any UITableViewDropItem] = items
    dropDelegate.tableView(
      self, performDropWith: ListDrop(session, at: path, proposal, all, drops))
  }

  // MARK: Gap for the dragged row

  var movesRowsItself: Bool { true }

  var gapDelay: TimeInterval { 0 }

  var gapTarget: IndexPath? { rowMove?.target }

  func dropRow(at point: CGPoint, of source: IndexPath?) -> IndexPath? {
    guard let source else { return indexPathForRow(at: point) }
    return place(at: point.y, from: source)?.path
  }

  func openGap(of path: IndexPath) -> Bool {
    guard rowMove == nil, let cell = cellForRow(at: path),
      let number = knownGeometry.number(of: path)
    else { return false }
    rowMove = RowMove(cell, at: path, number: number, grip: 0, isGap: true)
    UIView.performWithoutAnimation { cell.alpha = 0 }
    return true
  }

  func moveGap(to path: IndexPath, at point: CGPoint) { follow(point.y) }

  func closeGap() {
    guard let move = rowMove, move.isGap else { return }
    cancelMove()
    UIView.animate(withDuration: Self.moveDuration) { self.placeShownRows() }
  }

  func moveDraggedRow() -> IndexPath? {
    guard let move = rowMove, move.isGap, let dataSource, move.target != move.start,
      core.answer(
        of: .moving, { dataSource.tableView(self, moveRowAt: move.start, to: move.target) }) != nil
    else { return nil }
    finishMove()
    performBatchUpdates { moveRow(at: move.start, to: move.target) }
    return move.target
  }
}
