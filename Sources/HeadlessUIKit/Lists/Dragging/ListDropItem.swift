import Foundation

/// An item that is dropped on a list.
final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: DragSource?) {
    dragItem = item
    sourceIndexPath = source?.path
    previewSize = source?.cell?.bounds.size ?? .zero
  }
}
