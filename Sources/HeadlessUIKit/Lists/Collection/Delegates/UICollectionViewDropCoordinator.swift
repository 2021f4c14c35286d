public import Foundation

/// A drop on a collection view: the items, their destination and the animation of their previews.
///
/// - Note: Partly: offers no placeholders, because the data of items is available right after the
///   current event.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The destination; nil if no item is there.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the drop delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates the preview of a drag item to an item that was inserted for it. The item is hidden
  /// until the preview arrives.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of a drag item into a rectangle of an item, in the item's coordinates,
  /// while it shrinks.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the preview of a drag item to any other target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
