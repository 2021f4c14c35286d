public import Foundation

// Interactive moves of items. Other items make room immediately; the data source is called at the
// end.
extension UICollectionView {
  /// Begins to move an item, whose position is then set by
  /// `updateInteractiveMovementTargetPosition`.
  ///
  /// - Returns: whether the data source allows the move; false while another item is moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    return beginMove(of: indexPath, isGap: false)
  }

  func beginMove(of path: IndexPath, isGap: Bool) -> Bool {
    guard itemMove == nil, let attributes = layoutAttributesForItem(at: path) else { return false }
    swiper?.close(animated: true)
    let host = host(of: attributes)
    let place =
      host === self
      ? attributes.center
      : host.convert(
        CGPoint(
          x: attributes.center.x - host.frame.minX, y: attributes.center.y - host.frame.minY),
        to: self)
    itemMove = ItemMove(path, at: place, isGap: isGap)
    if !isGap { edgeScroll = EdgeScroll(self, for: self) }
    showMoving()
    cellForItem(at: path)?.setNeedsUpdateConfiguration()
    return true
  }

  /// Sets the centre of the moved item, in content coordinates. Without an interactive move it has
  /// no effect.
  ///
  /// If the layout has a position there, and the delegate agrees, other items make room. Near an
  /// edge of the visible part the content scrolls.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard itemMove != nil, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    edgeScroll?.follow(targetPosition)
    move(to: targetPosition)
  }

  func move(to targetPosition: CGPoint) {
    guard let move = itemMove else { return }
    let (old, oldPosition) = (move.target, move.position)
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: old, withPosition: targetPosition)
    let path = proposed == old ? old : allowedPath(proposed, for: move)
    follow(move, to: path, at: targetPosition, from: old, oldPosition)
  }

  private func allowedPath(_ proposed: IndexPath, for move: ItemMove) -> IndexPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.start,
      atCurrentIndexPath: move.target, toProposedIndexPath: proposed) ?? proposed
  }

  /// Moves the item to an index path that a drag session has chosen.
  func place(_ move: ItemMove, at path: IndexPath) {
    follow(move, to: path, at: move.position, from: move.target, move.position)
  }

  private func follow(
    _ move: ItemMove, to path: IndexPath, at position: CGPoint, from old: IndexPath,
    _ oldPosition: CGPoint
  ) {
    move.position = position
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: position,
      previousIndexPaths: [old], previousPosition: oldPosition)
    let before = move.change
    if path != old, let moved = move.move(to: path, counts: dataCounts) { counts = moved }
    invalidate(with: context)
    guard move.target != old else { return showMoving() }
    rearrange(from: before, to: move.change)
  }

  /// The item counts of the data source.
  private var dataCounts: [Int] {
    guard let move = itemMove else { return counts }
    var result = counts
    result[move.target.section] -= 1
    result[move.start.section] += 1
    return result
  }

  private func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    collectionViewLayout.isUpdating = true
    collectionViewLayout.invalidateLayout(with: context)
    collectionViewLayout.isUpdating = false
    core.layingOut { prepareLayout() }
  }

  /// Animates the visible elements from one numbering to another.
  private func rearrange(from old: ListChange?, to new: ListChange?) {
    let newKey = { (key: ElementKey) -> ElementKey? in
      let data = old.map { $0.oldKey(key) ?? key } ?? key
      return new.map { $0.newKey(data) ?? data } ?? data
    }
    let oldKey = { (key: ElementKey) -> ElementKey? in
      let data = new.map { $0.oldKey(key) ?? key } ?? key
      return old.map { $0.newKey(data) ?? data } ?? data
    }
    collectionViewLayout.updateKnownSizes(newKey)
    animate(from: oldKey, to: newKey, coming: { _ in nil }, leaving: { _ in nil }, nil)
  }

  /// Applies the attributes of the moved item, so that it stays at its dragged position.
  func showMoving() {
    guard let move = itemMove, !core.isQuerying, let attributes = movingAttributes(),
      let index = shown.firstIndex(where: { $0.key == ElementKey(item: move.target) })
    else { return }
    apply(attributes, to: shown[index].view)
    shown[index].attributes = Self.copy(of: attributes)
  }

  /// Returns the attributes of the moved item; nil without an interactive move.
  func movingAttributes() -> UICollectionViewLayoutAttributes? {
    guard let move = itemMove else { return nil }
    guard !move.isGap else {
      let copy = collectionViewLayout.shownAttributes(of: ElementKey(item: move.target))
        .map(Self.copy(of:))
      copy?.alpha = 0
      return copy
    }
    let given = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: move.target, withTargetPosition: move.position)
    // In an orthogonally scrolling section, attributes are in the section's coordinates.
    if given.scrollerSection != nil, given.center == move.position {
      let host = host(of: given)
      let place = host.convert(move.position, from: self)
      given.center = CGPoint(x: place.x + host.frame.minX, y: place.y + host.frame.minY)
    }
    return given
  }

  // MARK: End of a move

  /// Ends the move at the current destination. Without an interactive move it has no effect.
  ///
  /// If the index path has changed, the data source is called. The item then settles in its
  /// position.
  public func endInteractiveMovement() {
    guard let move = itemMove else { return }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [move.target], previousIndexPaths: [move.start], movementCancelled: false)
    edgeScroll?.stop()
    itemMove = nil
    if move.target != move.start {
      if let change = move.change { core.selection.follow(change) }
      dataSource?.collectionView(self, moveItemAt: move.start, to: move.target)
      // The app may have made other changes or requested a reload.
      guard !core.needs.contains(.counts) else { return }
      guard countedItems() == counts else {
        environment.problems.raise(
          .invalidListUpdate(
            section: move.target.section, before: counts[move.target.section],
            after: countedItems().indices.contains(move.target.section)
              ? countedItems()[move.target.section] : 0, inserted: 1, deleted: 0))
        return reloadData()
      }
    }
    invalidate(with: context)
    settle(move.target)
  }

  /// Cancels the move, and returns the item to its original position. Without an interactive move
  /// it has no effect.
  public func cancelInteractiveMovement() {
    guard let move = itemMove else { return }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [move.start], previousIndexPaths: [move.target], movementCancelled: true)
    counts = dataCounts
    edgeScroll?.stop()
    itemMove = nil
    invalidate(with: context)
    if move.change != nil { rearrange(from: move.change, to: nil) }
    settle(move.start)
  }

  /// Animates a moved item to its final position. The item stays in front of the others until it
  /// arrives.
  private func settle(_ path: IndexPath) {
    let cell = cellForItem(at: path)
    cell?.setNeedsUpdateConfiguration()
    animate(from: { $0 }, to: { $0 }, coming: { _ in nil }, leaving: { _ in nil }) { _ in
      let index = self.shown.firstIndex { $0.view === cell }
      if let index { cell?.layer.zPosition = CGFloat(self.shown[index].attributes.zIndex) }
    }
    cell?.layer.zPosition = CGFloat(Drag.depth)
  }

  /// Ends the move without animation, because an update or a reload begins. Index paths are again
  /// those of the data source.
  func abortMove() {
    guard let move = itemMove else { return }
    counts = dataCounts
    edgeScroll?.stop()
    itemMove = nil
    guard let change = move.change else { return }
    collectionViewLayout.updateKnownSizes { change.oldKey($0) ?? $0 }
    shown = shown.map { element in
      var renamed = ShownElement(
        key: change.oldKey(element.key) ?? element.key, view: element.view,
        attributes: element.attributes)
      renamed.preferredSize = element.preferredSize
      return renamed
    }.sorted { $0.key < $1.key }
  }

  /// Whether a cell shows the moved item.
  func isMoving(_ cell: UICollectionViewCell) -> Bool {
    guard let itemMove, !itemMove.isGap else { return false }
    return cellForItem(at: itemMove.target) === cell
  }

  /// Returns the data source's index path for an index path of the layout.
  func dataPath(_ path: IndexPath) -> IndexPath { itemMove?.dataPath(path) ?? path }

  /// Returns the item at a point, ignoring the moved item.
  func restingItem(at point: CGPoint) -> IndexPath? {
    let moving = itemMove.map { ElementKey(item: $0.target) }
    return shown.last { element in
      guard element.key.isItem, element.key != moving else { return false }
      return element.view.frame.contains(convert(point, to: element.view.superview))
    }?.key.indexPath
  }
}
