public import Foundation

/// One thing that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was in this collection; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is.
  var previewSize: CGSize { get }
}
