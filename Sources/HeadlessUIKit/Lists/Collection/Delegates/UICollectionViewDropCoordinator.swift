public import Foundation

/// A drop on a collection: what is dropped, where, and what is seen of it.
///
/// - Note: Partly: there are no placeholders; data are there after what happens now.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where; nil where there is no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// The picture of an item goes to the item that has been inserted for it, which is seen when it is there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// It goes into a rectangle of an item, in its coordinates, and becomes small.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// It goes somewhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
