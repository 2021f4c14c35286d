import Foundation

// Swipes over a row: the buttons that the delegate names come forth, or "Delete" where the row may be
// deleted.
extension UITableView {
  /// A finger goes sideways over the rows.
  func mayBeginSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
    guard !isEditing else { return false }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), let path = indexPathForRow(at: pan.location(in: self)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    return configuration(at: path, isLeading: way.x > 0) != nil
  }

  private func configuration(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let isAsked = !usesDefaultEditing
    let delegate = tableDelegate
    let given =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let given { return given.actions.isEmpty ? nil : given }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard !isLeading, isAsked, style == .delete else { return nil }
    return deletion(of: path)
  }

  /// The button that a row which may be deleted has.
  func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        closeSwipe(animated: false)
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  /// The finger that swipes has begun, moved or left.
  func swiped(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      beginSwipe(pan, way)
      follow(way)
    case .changed: follow(way)
    case .ended: settleSwipe(velocity: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func beginSwipe(_ pan: UIPanGestureRecognizer, _ way: CGFloat) {
    guard let path = indexPathForRow(at: pan.location(in: self)) else { return }
    if let swipe, swipe.path == path {
      swipe.start = swipe.offset
      return
    }
    closeSwipe(animated: true)
    guard let configuration = configuration(at: path, isLeading: way > 0) else { return }
    open(configuration, at: path, isLeading: way > 0)
  }

  private func open(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool
  ) {
    guard let cell = cellForRow(at: path) else { return }
    unhighlightRow()
    let swipe = RowSwipe(
      path: path, configuration: configuration, isLeading: isLeading, cell: cell
    ) { [weak self] in self?.perform($0) }
    insertSubview(swipe.strip, belowSubview: cell)
    self.swipe = swipe
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  private func follow(_ way: CGFloat) {
    guard let swipe else { return }
    swipe.move(to: swipe.start + (swipe.isLeading ? way : -way))
  }

  private func settleSwipe(velocity: CGFloat) {
    guard let swipe else { return }
    let outward = swipe.isLeading ? velocity : -velocity
    if swipe.isFull(swipe.offset), outward >= 0, let first = swipe.configuration.actions.first {
      UIView.animate(withDuration: Self.swipeDuration) { swipe.move(to: swipe.cell.bounds.width) }
      return perform(first)
    }
    let opens = outward > 100 || (outward > -100 && swipe.offset > swipe.openWidth / 2)
    guard opens else { return closeSwipe(animated: true) }
    UIView.animate(withDuration: Self.swipeDuration) { swipe.move(to: swipe.openWidth) }
  }

  private static let swipeDuration: TimeInterval = 0.25

  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.cell) { [weak self] _ in
      if self?.swipe === swipe { self?.closeSwipe(animated: true) }
    }
  }

  /// Shows the button that deletes a row, as a tap on its red circle does.
  func showDeletion(of path: IndexPath) {
    closeSwipe(animated: true)
    open(deletion(of: path), at: path, isLeading: false)
    guard let swipe else { return }
    swipe.move(to: 0)
    UIView.animate(withDuration: Self.swipeDuration) { swipe.move(to: swipe.openWidth) }
  }

  /// The row goes back, and the buttons go.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
    guard animated else {
      swipe.cell.transform = .identity
      return swipe.strip.removeFromSuperview()
    }
    UIView.animate(
      withDuration: Self.swipeDuration, animations: { swipe.move(to: 0) },
      completion: { _ in swipe.strip.removeFromSuperview() })
  }
}
