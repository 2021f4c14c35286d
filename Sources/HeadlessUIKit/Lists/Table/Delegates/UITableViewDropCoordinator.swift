public import Foundation

/// A drop on a table view: the items, their destination and the animation of their previews.
///
/// - Note: Partly: offers no placeholders, because the data of items is available right after the
///   current event.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The destination; nil if no row is there.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the drop delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates the preview of an item to a row that was inserted for it. The row is hidden until the
  /// preview arrives.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of an item into a rectangle of a row, in the row's coordinates, while it
  /// shrinks.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the preview of an item to any other target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
