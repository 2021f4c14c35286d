public import Foundation

/// An item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item's row before the drag; nil for an item from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}
