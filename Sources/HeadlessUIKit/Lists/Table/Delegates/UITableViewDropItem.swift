public import Foundation

/// One thing that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was in this table; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is.
  var previewSize: CGSize { get }
}
