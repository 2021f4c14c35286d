import Foundation

/// The swipe gesture over a list's rows, one row at a time.
///
/// A swipe uncovers action buttons next to the row. Swiping the row most of the way performs the
/// first action.
@MainActor
final class RowSwiper {
  /// The list that owns this object.
  private unowned let list: any SwipedList
  let pan = RowSwipeGestureRecognizer()
  /// The open row; nil if none is open.
  private(set) var swipe: RowSwipe?

  private static let duration: TimeInterval = 0.25

  init(_ list: any SwipedList) {
    self.list = list
    pan.swiper = self
  }

  /// Whether the pan may begin: true for a horizontal drag over a row that is open or has swipe
  /// actions on that side.
  func mayBegin() -> Bool {
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y), let path = list.swipedRow(at: pan.location(in: list)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    return list.swipeActions(at: path, isLeading: way.x > 0) != nil
  }

  /// Handles a state change of the pan gesture.
  func panned() {
    let way = pan.translation(in: list).x
    switch pan.state {
    case .began:
      begin(way)
      follow(way)
    case .changed: follow(way)
    case .ended: settle(velocity: pan.velocity(in: list).x)
    case .cancelled: close(animated: true)
    case .possible, .failed: break
    }
  }

  private func begin(_ way: CGFloat) {
    guard let path = list.swipedRow(at: pan.location(in: list)) else { return }
    if let swipe, swipe.path == path {
      swipe.start = swipe.offset
      return
    }
    close(animated: true)
    guard let actions = list.swipeActions(at: path, isLeading: way > 0) else { return }
    prepare(actions, at: path, isLeading: way > 0)
  }

  private func prepare(_ actions: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool)
  {
    guard let cell = list.listCell(at: path) else { return }
    let swipe = RowSwipe(path: path, configuration: actions, isLeading: isLeading, cell: cell) {
      [weak self] in self?.perform($0)
    }
    cell.superview?.insertSubview(swipe.strip, belowSubview: cell)
    self.swipe = swipe
    list.unhighlight()
    list.swipeBegan(at: path)
  }

  private func follow(_ way: CGFloat) {
    guard let swipe else { return }
    swipe.move(to: swipe.start + (swipe.isLeading ? way : -way))
  }

  private func settle(velocity: CGFloat) {
    guard let swipe else { return }
    let outward = swipe.isLeading ? velocity : -velocity
    if swipe.isFull(swipe.offset), outward >= 0, let first = swipe.configuration.actions.first {
      UIView.animate(withDuration: Self.duration) { swipe.move(to: swipe.cell.bounds.width) }
      return perform(first)
    }
    let opens = outward > 100 || (outward > -100 && swipe.offset > swipe.openWidth / 2)
    guard opens else { return close(animated: true) }
    UIView.animate(withDuration: Self.duration) { swipe.move(to: swipe.openWidth) }
  }

  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.cell) { [weak self] _ in
      if self?.swipe === swipe { self?.close(animated: true) }
    }
  }

  /// Opens the trailing buttons of a row without a touch.
  func open(_ actions: UISwipeActionsConfiguration, at path: IndexPath) {
    close(animated: true)
    prepare(actions, at: path, isLeading: false)
    guard let swipe else { return }
    swipe.move(to: 0)
    UIView.animate(withDuration: Self.duration) { swipe.move(to: swipe.openWidth) }
  }

  /// Restores the row's offset after the list has laid it out again.
  func restoreOffset() {
    if let swipe { swipe.move(to: swipe.offset) }
  }

  /// Closes the open row and removes its buttons.
  func close(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    list.swipeEnded(at: swipe.path)
    guard animated else {
      swipe.cell.transform = .identity
      return swipe.strip.removeFromSuperview()
    }
    UIView.animate(
      withDuration: Self.duration, animations: { swipe.move(to: 0) },
      completion: { _ in swipe.strip.removeFromSuperview() })
  }
}
