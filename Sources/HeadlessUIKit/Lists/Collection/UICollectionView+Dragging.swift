import Foundation

// Conformance to the interface through which `ListDragging` drives drag and drop.
extension UICollectionView: DraggingList {
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragBegins(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragEnds(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func canHandle(_ session: any UIDropSession) -> Bool? {
    dropDelegate?.collectionView(self, canHandle: session)
  }

  func dropEnters(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropExits(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropEnds(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropPlan(_ session: any UIDropSession, to path: IndexPath?) -> DropPlan? {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path
    ).plan
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func performDrop(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal,
    _ items: [ListDropItem], _ drops: ListDrops
  ) {
    guard let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else { return }
    let all: [any UICollectionViewDropItem] = items
    dropDelegate.collectionView(
      self, performDropWith: ListDrop(session, at: path, proposal, all, drops))
  }

  // MARK: Gap for the dragged item

  var movesRowsItself: Bool { false }

  var gapDelay: TimeInterval { reorderingCadence.delay }

  var gapTarget: IndexPath? { itemMove?.target }

  func dropRow(at point: CGPoint, of source: IndexPath?) -> IndexPath? {
    guard source != nil, let move = itemMove else { return indexPathForItem(at: point) }
    if let other = restingItem(at: point) { return other }
    // Between items the gap does not move.
    return point.y < contentSize.height && point.x < contentSize.width ? move.target : nil
  }

  func openGap(of path: IndexPath) -> Bool { beginMove(of: path, isGap: true) }

  func moveGap(to path: IndexPath, at point: CGPoint) {
    if let itemMove, itemMove.target != path { place(itemMove, at: path) }
  }

  func closeGap() {
    if itemMove?.isGap == true { cancelInteractiveMovement() }
  }

  /// Returns nil: a collection view leaves the move to its drop delegate.
  func moveDraggedRow() -> IndexPath? { nil }
}
