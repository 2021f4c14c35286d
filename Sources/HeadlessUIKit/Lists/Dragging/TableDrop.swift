import Foundation

/// The drop coordinator that a table view passes to its drop delegate.
final class TableDrop: ListDrop, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  var items: [any UITableViewDropItem] { dropped }

  init(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UITableViewDropProposal,
    from sources: [DragSource], _ drops: ListDrops
  ) {
    self.proposal = proposal
    super.init(session, at: path, from: sources, drops)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drops.add(dragItem, .row(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drops.add(dragItem, .into(indexPath, rect)) }
}
