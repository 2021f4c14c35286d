public import Foundation

// Notifications, constants and state that complete the table view.
extension UITableView {
  /// The section index title that is shown as a magnifying glass. It usually leads to a search
  /// field above the rows.
  public nonisolated static let indexSearch = "{search}"

  /// The notification that a table posts whenever its selection changes.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The reference from which `separatorInset` is measured, with UIKit's raw values.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Measures from the edges of the cell.
    case fromCellEdges
    /// Measures from the default position of separators.
    case fromAutomaticInsets
  }

  /// Whether a batch of updates has begun but not ended.
  public var hasUncommittedUpdates: Bool { core.batch.isOpen }

  /// Scrolls to the selected row that is nearest to the middle of the visible part. Without a
  /// selection it has no effect.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = core.selection.sorted.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// The x-coordinate at which separators begin, in points.
  var separatorLeft: CGFloat {
    switch separatorInsetReference {
    case .fromCellEdges: separatorInset.left
    case .fromAutomaticInsets: systemSideMargin + separatorInset.left
    }
  }

  /// Schedules a batch update that measures the cells again, after a visible cell has invalidated
  /// its size.
  ///
  /// All invalidations of one turn of the clock are handled in one update.
  func sizesInvalidated() {
    guard selfSizingInvalidation != .disabled, core.stage == .shown, !core.isQuerying,
      !core.needs.contains(.sizes)
    else { return }
    core.needs.insert(.sizes)
    DelayedCall(after: 0, in: environment.clock) { [weak self] in
      self?.core.needs.remove(.sizes)
      self?.performBatchUpdates(nil)
    }
  }
}
