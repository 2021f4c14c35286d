import Foundation

/// A table or a collection, whose rows are dragged and on which things are dropped.
@MainActor
protocol DraggingList: UIScrollView {
  /// The row at a point of the content.
  func draggedRow(at point: CGPoint) -> IndexPath?
  func draggedCell(at path: IndexPath) -> UIView?
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(
    _ session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func dragBegins(_ session: any UIDragSession)
  func dragEnds(_ session: any UIDragSession)

  /// What the drop delegate says; nil without one.
  func canHandle(_ session: any UIDropSession) -> Bool?
  func dropEnters(_ session: any UIDropSession)
  func dropExits(_ session: any UIDropSession)
  func dropEnds(_ session: any UIDropSession)
  /// What the drop delegate says; nil without one.
  func dropPlan(_ session: any UIDropSession, to path: IndexPath?) -> DropPlan?
  /// Where something that is dropped there would go: `source` is the list's own row that is dragged.
  func dropRow(at point: CGPoint, of source: IndexPath?) -> IndexPath?
  func setDropTarget(_ path: IndexPath?)
  /// Something comes over the list, or is not over it any more: the cells on the screen show it.
  func dropStateChanged()
  func performDrop(
    _ session: any UIDropSession, at path: IndexPath?, from sources: [DragSource],
    _ drops: ListDrops)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?

  // Room for the row that is dragged.
  /// Whether the list moves rows without a drop delegate.
  var movesRowsItself: Bool { get }
  func openGap(of path: IndexPath) -> Bool
  /// How long a finger stays over a place until rows make room there, in seconds.
  var roomDelay: TimeInterval { get }
  func moveGap(to path: IndexPath, at point: CGPoint)
  func closeGap()
  /// Where the gap is.
  var gapTarget: IndexPath? { get }
  /// Has the data source move the row to the gap; nil if it does not move rows.
  func moveDraggedRow() -> IndexPath?
}

extension DraggingList {
  func cell(of goal: ListDrops.Goal) -> UIView? {
    switch goal {
    case .row(let path), .into(let path, _): draggedCell(at: path)
    case .target: nil
    }
  }

  func place(of goal: ListDrops.Goal) -> UIDragPreviewTarget? {
    switch goal {
    case .target(let target): return target
    case .row:
      guard let cell = cell(of: goal), let host = cell.superview else { return nil }
      return UIDragPreviewTarget(container: host, center: cell.center)
    case .into(_, let rect):
      guard let cell = cell(of: goal) else { return nil }
      return UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    }
  }

  func dropParameters(of goal: ListDrops.Goal) -> UIDragPreviewParameters? {
    switch goal {
    case .row(let path), .into(let path, _): dropParameters(at: path)
    case .target: nil
    }
  }

  func hideRow(of goal: ListDrops.Goal, _ isHidden: Bool) {
    guard case .row = goal, let cell = cell(of: goal) else { return }
    UIView.performWithoutAnimation { cell.alpha = isHidden ? 0 : 1 }
  }
}
