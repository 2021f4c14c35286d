import Foundation

/// An item that is dragged, and the row that it was lifted from.
struct DragSource {
  let item: UIDragItem
  let path: IndexPath
  let cell: UIView?
}
