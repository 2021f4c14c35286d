import Foundation

/// Drags of a list's rows, and drops on them: what a table and a collection have in common.
@MainActor
final class ListDragging {
  /// The list, which owns this.
  private unowned let list: any DraggingList
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// The drag that began in this list, and the rows it took.
  private var session: DragSession?
  private(set) var sources: [DragSource] = []
  /// The rows make room for the one that is dragged.
  private(set) var hasGap = false
  /// A drag that began here is under way, or one is over the list.
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false {
    didSet { if hasActiveDrop != oldValue { list.dropStateChanged() } }
  }
  private var drops = ListDrops()
  private var target: IndexPath?
  /// The drag that is over the list.
  private weak var visitor: DragSession?
  private lazy var edgeScroll = EdgeScroll(list, for: self)
  /// Where rows will make room, if the finger stays.
  private var room: (path: IndexPath, call: DelayedCall)?

  init(_ list: any DraggingList) { self.list = list }

  /// The place of an item in this list when it was lifted; nil for one from elsewhere.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// The list is told of fingers that stay, and of what is dragged over it, from now on.
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
    guard let path = list.draggedRow(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(session, at: path)
    let cell = list.draggedCell(at: path)
    sources = items.map { DragSource(item: $0, path: path, cell: cell) }
    self.session = items.isEmpty ? nil : session as? DragSession
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.draggedCell(at: path) else { return nil }
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
    for source in sources { (source.cell as? any DraggedCell)?.show(state) }
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
    guard let path = list.draggedRow(at: point), !sources.contains(where: { $0.path == path })
    else { return [] }
    let items = list.addedItems(session, at: path, point)
    let cell = list.draggedCell(at: path)
    sources += items.map { DragSource(item: $0, path: path, cell: cell) }
    if !items.isEmpty { (cell as? any DraggedCell)?.show(.dragging) }
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
  /// Whether the drag is of this list's own rows.
  private func isOwn(_ session: any UIDropSession) -> Bool {
    session.localDragSession === self.session && self.session != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.canHandle(session) ?? (isOwn(session) && list.movesRowsItself) }

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
    let only = isOwn(session) && sources.count == 1 ? sources.first?.path : nil
    let found = list.dropRow(at: place, of: only)
    let plan =
      list.dropPlan(session, to: found)
      ?? DropPlan(proposal: UIDropProposal(operation: .move), intent: .insert)
    if let only, plan.opensGap, let found {
      hasGap = hasGap || list.openGap(of: only)
      if hasGap { makeRoom(at: found, under: place) }
    } else {
      closeGap()
    }
    list.setDropTarget(plan.intent == .into ? found : nil)
    target = found
    return plan.proposal
  }

  /// At once, or when the finger has stayed so long as the list wants.
  private func makeRoom(at path: IndexPath, under place: CGPoint) {
    let delay = list.roomDelay
    guard delay > 0, path != list.gapTarget else {
      forgetRoom()
      return list.moveGap(to: path, at: place)
    }
    guard room?.path != path else { return }
    forgetRoom()
    let call = DelayedCall(after: delay, in: list.environment.clock) { [weak self] in
      self?.makeRoomNow()
    }
    room = (path, call)
  }

  private func makeRoomNow() {
    guard let room, let visitor else { return }
    forgetRoom()
    list.moveGap(to: room.path, at: visitor.location(in: list))
  }

  private func forgetRoom() {
    if let room { list.environment.clock.cancel(room.call) }
    room = nil
  }

  private func closeGap() {
    forgetRoom()
    guard hasGap else { return }
    hasGap = false
    list.closeGap()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    closeGap()
    list.setDropTarget(nil)
    hasActiveDrop = false
    list.dropExits(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    makeRoomNow()
    leave()
    list.setDropTarget(nil)
    drops = ListDrops()
    let gap = hasGap ? list.gapTarget ?? target : target
    if hasGap, let item = session.items.first, let moved = list.moveDraggedRow() {
      drops.add(item, .row(moved))
    } else {
      list.performDrop(session, at: gap, from: sources, drops)
    }
    // What the app did not change closes again.
    closeGap()
    for drop in drops.all { list.hideRow(of: drop.goal, true) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let drop = drops.all.first(where: { $0.item === item }) else { return nil }
    guard let goal = list.place(of: drop.goal) else { return nil }
    return UITargetedDragPreview(
      view: defaultPreview.view,
      parameters: list.dropParameters(of: drop.goal) ?? defaultPreview.parameters, target: goal)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let drop = drops.all.first(where: { $0.item === item }) else { return }
    animator.addAnimations { drop.animator.animate() }
    animator.addCompletion { [weak self] position in
      self?.list.hideRow(of: drop.goal, false)
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

  /// The finger is no longer over the list.
  private func leave() {
    edgeScroll.stop()
    visitor = nil
  }
}

extension ListDragging: EdgeScrollFollower {
  func contentMoved(under place: CGPoint) {}

  func contentPassed(under place: CGPoint) { visitor?.drag?.look() }
}
