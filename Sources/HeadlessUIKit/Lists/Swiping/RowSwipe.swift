import Foundation

/// A row that is swiped aside, and the buttons that come forth.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons lie at the leading side: a swipe to the right.
  let isLeading: Bool
  let cell: UIView
  let strip = UIView()
  private let buttons: [SwipeActionButton]
  private(set) var offset: CGFloat = 0
  /// Where the row was when the finger began.
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
    // The first action lies outermost and over the others.
    for button in buttons.reversed() {
      strip.addSubview(button)
      let action = button.action
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    }
  }

  /// How far the row goes aside for the buttons, in points.
  var openWidth: CGFloat { buttons.map(\.naturalWidth).reduce(0, +) }

  /// Beyond that the first action is done.
  func isFull(_ offset: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe && offset > cell.bounds.width * 0.6
  }

  /// Puts the row so many points aside; a row resists where it may not be swept away.
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
      // Each button reaches inwards over what the next ones leave open.
      button.frame = CGRect(
        x: isLeading ? place : offset - place - width, y: 0, width: width, height: row.height)
      place += button.naturalWidth * share
      button.layoutIfNeeded()
    }
  }
}
