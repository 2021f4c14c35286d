import Foundation

/// Swipes over the rows of a list, one row at a time: buttons come forth beside it, and the first is done where
/// the row is swept away.
@MainActor
final class RowSwiper {
  /// The list, which owns this.
  private unowned let list: any SwipedList
  let pan = RowSwipeGestureRecognizer()
  /// The row that is swiped aside.
  private(set) var swipe: RowSwipe?

  private static let duration: TimeInterval = 0.25

  init(_ list: any SwipedList) {
    self.list = list
    pan.swiper = self
  }

  /// A finger goes sideways over the rows: whether one of them may go with it.
  func mayBegin() -> Bool {
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y), let path = list.swipedRow(at: pan.location(in: list)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    return list.swipeActions(at: path, isLeading: way.x > 0) != nil
  }

  /// The finger that swipes has begun, moved or left.
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
    guard let cell = list.swipedCell(at: path) else { return }
    let swipe = RowSwipe(path: path, configuration: actions, isLeading: isLeading, cell: cell) {
      [weak self] in self?.perform($0)
    }
    cell.superview?.insertSubview(swipe.strip, belowSubview: cell)
    self.swipe = swipe
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

  /// Shows buttons without a finger.
  func open(_ actions: UISwipeActionsConfiguration, at path: IndexPath) {
    close(animated: true)
    prepare(actions, at: path, isLeading: false)
    guard let swipe else { return }
    swipe.move(to: 0)
    UIView.animate(withDuration: Self.duration) { swipe.move(to: swipe.openWidth) }
  }

  /// The row stays aside where its list has placed it anew.
  func keepPlace() {
    if let swipe { swipe.move(to: swipe.offset) }
  }

  /// The row goes back, and the buttons go.
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
