import Foundation

/// A drop coordinator for a list's drop delegate: the part shared by table and collection views.
@MainActor
class ListDrop {
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  let drops: ListDrops
  let dropped: [ListDropItem]

  init(
    _ session: any UIDropSession, at path: IndexPath?, from sources: [DragSource],
    _ drops: ListDrops
  ) {
    (self.session, destinationIndexPath, self.drops) = (session, path, drops)
    dropped = session.items.map { item in
      ListDropItem(item, sources.first { $0.item === item })
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drops.add(dragItem, .target(target))
  }
}
