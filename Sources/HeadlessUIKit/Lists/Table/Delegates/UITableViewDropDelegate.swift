public import Foundation

/// What a table takes of what is dragged over it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// The finger has left over the table: change the data, then the table, and say where pictures go.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table is interested at all; asked once for each drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag is over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// It is, and has moved: what would happen if the finger left. No path where there is no row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag is over the table no more.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table is over, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How the picture that goes to a row is shown; nil as it is.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// It is.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Copying, and rows make no room.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// As it is.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
