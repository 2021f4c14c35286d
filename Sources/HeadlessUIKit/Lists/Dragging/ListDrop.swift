import Foundation

/// A drop as passed to the drop delegate of a table or a collection.
@MainActor
final class ListDrop<Proposal: UIDropProposal, Item> {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let items: [Item]
  private let drops: ListDrops

  init(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: Proposal, _ items: [Item],
    _ drops: ListDrops
  ) {
    (self.session, destinationIndexPath, self.proposal) = (session, path, proposal)
    (self.items, self.drops) = (items, drops)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drops.add(dragItem, .target(target))
  }
}

extension ListDrop: UITableViewDropCoordinator
where Proposal == UITableViewDropProposal, Item == any UITableViewDropItem {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drops.add(dragItem, .row(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drops.add(dragItem, .into(indexPath, rect)) }
}

extension ListDrop: UICollectionViewDropCoordinator
where Proposal == UICollectionViewDropProposal, Item == any UICollectionViewDropItem {
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drops.add(dragItem, .row(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drops.add(dragItem, .into(indexPath, rect)) }
}
