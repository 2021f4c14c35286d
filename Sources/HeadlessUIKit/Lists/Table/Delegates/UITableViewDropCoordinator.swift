public import Foundation

/// A drop on a table: what is dropped, where, and what is seen of it.
///
/// - Note: Partly: there are no placeholders; data are there after what happens now.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; nil where there is no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// The picture of an item goes to the row that has been inserted for it, which is seen when it is there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// It goes into a rectangle of a row, in its coordinates, and becomes small.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// It goes somewhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
