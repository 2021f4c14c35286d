public import Foundation

/// Which rows of a table are dragged, and how that is seen.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// A finger stays on a row: what it lifts; none, and nothing is dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Another finger taps a row while others are dragged: what is dragged too.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How a row is shown while it is dragged; nil is all of it, on the background of views.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// The finger has begun to go.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// All is over, and has been seen.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether items may be moved, not only copied; asked before the drag goes.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether no other app may have them; asked before the drag goes.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }

  /// All of it.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}

  /// They may.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Others may.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
