import Foundation

/// The drop coordinator that a collection view passes to its drop delegate.
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  var items: [any UICollectionViewDropItem] { dropped }

  init(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UICollectionViewDropProposal,
    from sources: [DragSource], _ drops: ListDrops
  ) {
    self.proposal = proposal
    super.init(session, at: path, from: sources, drops)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drops.add(dragItem, .row(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drops.add(dragItem, .into(indexPath, rect)) }
}
