import Foundation

/// A table or collection view whose rows can be dragged, and which accepts drops.
@preconcurrency @MainActor
protocol DraggingList: SelectingList {
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func dragBegins(_ session: any UIDragSession)
  func dragEnds(_ session: any UIDragSession)

  /// Asks the drop delegate whether it handles the session; nil without a drop delegate.
  func canHandle(_ session: any UIDropSession) -> Bool?
  func dropEnters(_ session: any UIDropSession)
  func dropExits(_ session: any UIDropSession)
  func dropEnds(_ session: any UIDropSession)
  /// Asks the drop delegate for a proposal; nil without a drop delegate.
  func dropPlan(_ session: any UIDropSession, to path: IndexPath?) -> DropPlan?
  /// Returns the index path at which an item dropped at the point would be inserted. `source` is
  /// the dragged row if it belongs to this list.
  func dropRow(at point: CGPoint, of source: IndexPath?) -> IndexPath?
  /// Passes a drop to the drop delegate, with the delegate's last proposal.
  func performDrop(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal,
    _ items: [ListDropItem], _ drops: ListDrops)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?

  // The gap that opens at the destination of the dragged row.
  /// Whether the list can reorder its rows without a drop delegate.
  var movesRowsItself: Bool { get }
  func openGap(of path: IndexPath) -> Bool
  /// The time for which a finger must stay at a place before a gap opens there, in seconds.
  var gapDelay: TimeInterval { get }
  func moveGap(to path: IndexPath, at point: CGPoint)
  func closeGap()
  /// The index path at which the gap is open; nil without a gap.
  var gapTarget: IndexPath? { get }
  /// Has the data source move the dragged row to the gap, and returns the new index path; nil if
  /// the data source does not move rows.
  func moveDraggedRow() -> IndexPath?
}

extension DraggingList {
  // MARK: Delegates

  /// The value of `dragInteractionEnabled`. Unless it is set, it is true on iPads only.
  var dragsRows: Bool {
    get { core.dragging?.isEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { dragging.isEnabled = newValue }
  }

  /// Adds the interactions for drags and drops. Called when the list gets a delegate for either.
  func installDragging() { dragging.install() }

  private var dragging: ListDragging {
    let dragging = core.dragging ?? ListDragging(self)
    core.dragging = dragging
    return dragging
  }

  // MARK: Preview targets

  func cell(of destination: ListDrops.Destination) -> UIView? {
    switch destination {
    case .row(let path), .into(let path, _): listCell(at: path)
    case .target: nil
    }
  }

  func place(of destination: ListDrops.Destination) -> UIDragPreviewTarget? {
    switch destination {
    case .target(let target): return target
    case .row:
      guard let cell = cell(of: destination), let host = cell.superview else { return nil }
      return UIDragPreviewTarget(container: host, center: cell.center)
    case .into(_, let rect):
      guard let cell = cell(of: destination) else { return nil }
      return UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    }
  }

  func dropParameters(of destination: ListDrops.Destination) -> UIDragPreviewParameters? {
    switch destination {
    case .row(let path), .into(let path, _): dropParameters(at: path)
    case .target: nil
    }
  }

  func hideRow(of destination: ListDrops.Destination, _ isHidden: Bool) {
    guard case .row = destination, let cell = cell(of: destination) else { return }
    UIView.performWithoutAnimation { cell.alpha = isHidden ? 0 : 1 }
  }
}
