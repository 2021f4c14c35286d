public import Foundation

// What else a table says of itself.
extension UITableView {
  /// As a title of the index: a magnifying glass, which usually leads to a search field above the rows.
  public nonisolated static let indexSearch = "{search}"

  /// Posted by a table whenever other rows are selected.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Against what `separatorInset` counts; raw values as UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cells' edges.
    case fromCellEdges
    /// Where separators begin by themselves.
    case fromAutomaticInsets
  }

  /// Whether an update is announced that the table does not show yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Scrolls to the selected row that is nearest to the middle of what is seen. Nothing if none is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selectedPaths.sorted().min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Where separators begin.
  var separatorLeft: CGFloat {
    guard separatorInsetReference == .fromAutomaticInsets else { return separatorInset.left }
    return separatorInset.left == UITableViewCell.margin
      ? separatorInset.left : UITableViewCell.margin + separatorInset.left
  }

  /// Whether fingers select rows beside those that are selected.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func tellSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// A cell on the screen has another size: the rows are asked after what happens now, in one batch.
  func sizesInvalidated() {
    guard selfSizingInvalidation != .disabled, hasLaidOut, !isBusy, !awaitsSizes else { return }
    awaitsSizes = true
    DelayedCall(after: 0, in: environment.clock) { [weak self] in
      self?.awaitsSizes = false
      self?.performBatchUpdates(nil)
    }
  }
}
