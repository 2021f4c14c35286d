import Foundation

/// A dragged item, with the index path and the cell from which it was lifted.
struct DragSource {
  let item: UIDragItem
  let path: IndexPath
  let cell: (any ListCell)?
}
