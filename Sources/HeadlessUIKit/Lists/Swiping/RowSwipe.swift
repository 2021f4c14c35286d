import Foundation

/// A row that is swiped aside, with the action buttons that the swipe uncovers.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are on the leading side, uncovered by a swipe to the right.
  let isLeading: Bool
  let cell: UIView
  let strip = UIView()
  private let buttons: [SwipeActionButton]
  private(set) var offset: CGFloat = 0
  /// The offset of the row when the touch began, in points.
  var start: CGFloat = 0

  init(
    path: IndexPath, configuration: UISwipeActionsConfiguration, isLeading: Bool, cell: UIView,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    (self.path, self.configuration, self.isLeading, self.cell) = (
      path, configuration, isLeading, cell
    )
    buttons = configuration.actions.map(SwipeActionButton.init)
    strip.clipsToBounds = true
    // The first action is outermost and in front of the others.
    for button in buttons.reversed() {
      strip.addSubview(button)
      let action = button.action
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    }
  }

  /// The offset at which all buttons are fully visible, in points.
  var openWidth: CGFloat { buttons.map(\.naturalWidth).reduce(0, +) }

  /// Whether a swipe that ends at `offset` performs the first action: true beyond 60 % of the row's
  /// width, if full swipes are allowed.
  func isFull(_ offset: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe && offset > cell.bounds.width * 0.6
  }

  /// Moves the row aside by `wanted` points.
  ///
  /// If full swipes are not allowed, the row resists beyond `openWidth` and moves a third of the
  /// distance.
  func move(to wanted: CGFloat) {
    let beyond = wanted - openWidth
    let isFree = configuration.performsFirstActionWithFullSwipe
    offset = max(0, beyond > 0 && !isFree ? openWidth + beyond / 3 : wanted)
    cell.transform = CGAffineTransform(translationX: isLeading ? offset : -offset, y: 0)
    let row = CGRect(
      x: cell.center.x - cell.bounds.width / 2, y: cell.center.y - cell.bounds.height / 2,
      width: cell.bounds.width, height: cell.bounds.height)
    strip.frame = CGRect(
      x: isLeading ? row.minX : row.maxX - offset, y: row.minY, width: offset, height: row.height)
    let share = openWidth > 0 ? offset / openWidth : 0
    var place: CGFloat = 0
    for button in buttons {
      let width = isFull(offset) && button === buttons.first ? offset : button.naturalWidth * share
      // Buttons keep their natural width while the strip is too wide, so each extends under its
      // inner neighbour.
      button.frame = CGRect(
        x: isLeading ? place : offset - place - width, y: 0, width: width, height: row.height)
      place += button.naturalWidth * share
      button.layoutIfNeeded()
    }
  }
}
