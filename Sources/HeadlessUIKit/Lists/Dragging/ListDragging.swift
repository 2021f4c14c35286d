import Foundation

/// Drag and drop for the rows of a list: the part shared by table and collection views.
@MainActor
final class ListDragging {
  /// The list that owns this object.
  private unowned let list: any DraggingList
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// The drag session that began in this list; nil without one.
  private var session: DragSession?
  private(set) var sources: [DragSource] = []
  /// Whether rows have made room for the dragged row.
  private(set) var hasGap = false
  /// Whether a drag that began in this list is in progress.
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false {
    didSet {
      guard hasActiveDrop != oldValue else { return }
      for cell in list.listCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// Whether a finger that rests on a row starts a drag. With nil the device's default applies.
  var isEnabled: Bool? {
    didSet { if let isEnabled { dragInteraction.isEnabled = isEnabled } }
  }
  /// The result of a drop at the current location.
  private var proposal = UIDropProposal(operation: .move)
  /// The row that a drop would go into, which its cell shows.
  private var dropTarget: IndexPath? {
    didSet {
      guard dropTarget != oldValue else { return }
      for place in [oldValue, dropTarget] {
        guard let place, let cell = list.listCell(at: place) else { continue }
        cell.isDropTarget = place == dropTarget
        cell.mark(place == dropTarget)
      }
    }
  }
  private var drops = ListDrops()
  private var target: IndexPath?
  /// The drag session that is over the list; it may come from another view.
  private weak var visitor: DragSession?
  private lazy var edgeScroll = EdgeScroll(list, for: self)
  /// The index path at which a gap opens if the finger stays, and the delayed call that opens it.
  private var pendingGap: (path: IndexPath, call: DelayedCall)?

  init(_ list: any DraggingList) { self.list = list }

  /// The index path from which an item of this list was lifted; nil for an item from another view.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// Adds the drag and drop interactions to the list, unless they are already installed.
  func install() {
    guard dragInteraction.view == nil else { return }
    list.addInteraction(dragInteraction)
    list.addInteraction(dropInteraction)
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = list.selectableRow(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(session, at: path)
    let cell = list.listCell(at: path)
    sources = items.map { DragSource(item: $0, path: path, cell: cell) }
    self.session = items.isEmpty ? nil : session as? DragSession
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.listCell(at: path) else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    show(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.show(.none) }
    }
  }

  private func show(_ state: UICellConfigurationState.DragState) {
    for source in sources { source.cell?.show(state) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    list.dragBegins(session)
    show(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.selectableRow(at: point), !sources.contains(where: { $0.path == path })
    else { return [] }
    let items = list.addedItems(session, at: path, point)
    let cell = list.listCell(at: path)
    sources += items.map { DragSource(item: $0, path: path, cell: cell) }
    if !items.isEmpty { cell?.show(.dragging) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    closeGap()
    return preview(of: item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    show(.none)
    (self.session, sources, hasActiveDrag) = (nil, [], false)
    list.dragEnds(session)
  }
}

extension ListDragging: UIDropInteractionDelegate {
  /// Whether the session drags rows of this list.
  private func isLocal(_ session: any UIDropSession) -> Bool {
    session.localDragSession === self.session && self.session != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.canHandle(session) ?? (isLocal(session) && list.movesRowsItself) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list.edgeScroll = edgeScroll
    visitor = session.localDragSession as? DragSession
    list.dropEnters(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    edgeScroll.follow(session.location(in: list))
    let place = session.location(in: list)
    let only = isLocal(session) && sources.count == 1 ? sources.first?.path : nil
    let found = list.dropRow(at: place, of: only)
    let plan =
      list.dropPlan(session, to: found)
      ?? DropPlan(proposal: UIDropProposal(operation: .move), intent: .insert)
    if let only, plan.opensGap, let found {
      hasGap = hasGap || list.openGap(of: only)
      if hasGap { requestGap(at: found, under: place) }
    } else {
      closeGap()
    }
    dropTarget = plan.intent == .into ? found : nil
    target = found
    proposal = plan.proposal
    return plan.proposal
  }

  /// Opens a gap at the path: immediately, or after the list's `gapDelay`.
  private func requestGap(at path: IndexPath, under place: CGPoint) {
    let delay = list.gapDelay
    guard delay > 0, path != list.gapTarget else {
      cancelPendingGap()
      return list.moveGap(to: path, at: place)
    }
    guard pendingGap?.path != path else { return }
    cancelPendingGap()
    let call = DelayedCall(after: delay, in: list.environment.clock) { [weak self] in
      self?.openPendingGap()
    }
    pendingGap = (path, call)
  }

  private func openPendingGap() {
    guard let pendingGap, let visitor else { return }
    cancelPendingGap()
    list.moveGap(to: pendingGap.path, at: visitor.location(in: list))
  }

  private func cancelPendingGap() {
    if let pendingGap { list.environment.clock.cancel(pendingGap.call) }
    pendingGap = nil
  }

  private func closeGap() {
    cancelPendingGap()
    guard hasGap else { return }
    hasGap = false
    list.closeGap()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    closeGap()
    dropTarget = nil
    hasActiveDrop = false
    list.dropExits(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    openPendingGap()
    leave()
    dropTarget = nil
    drops = ListDrops()
    let gap = hasGap ? list.gapTarget ?? target : target
    if hasGap, let item = session.items.first, let moved = list.moveDraggedRow() {
      drops.add(item, .row(moved))
    } else {
      let items = session.items.map { item in
        ListDropItem(item, sources.first { $0.item === item })
      }
      list.performDrop(session, at: gap, proposal, items, drops)
    }
    // Closes a gap that the app's changes did not fill.
    closeGap()
    for drop in drops.all { list.hideRow(of: drop.destination, true) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let drop = drops.all.first(where: { $0.item === item }) else { return nil }
    guard let destination = list.place(of: drop.destination) else { return nil }
    return UITargetedDragPreview(
      view: defaultPreview.view,
      parameters: list.dropParameters(of: drop.destination) ?? defaultPreview.parameters,
      target: destination)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let drop = drops.all.first(where: { $0.item === item }) else { return }
    animator.addAnimations { drop.animator.animate() }
    animator.addCompletion { [weak self] position in
      self?.list.hideRow(of: drop.destination, false)
      drop.animator.complete(position)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    hasActiveDrop = false
    list.dropEnds(session)
  }

  /// Ends the edge scrolling of a session that left the list.
  private func leave() {
    edgeScroll.stop()
    visitor = nil
  }
}

extension ListDragging: EdgeScrollFollower {
  func contentDidScroll(under place: CGPoint) {}

  func targetMayHaveChanged(under place: CGPoint) { visitor?.drag?.updateTarget() }
}
