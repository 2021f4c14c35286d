import Foundation

// Swiped rows show the delegate's actions, or "Delete" if the row may be deleted.
extension UITableView: SwipedList {
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    let mayEdit = core.answer(of: .editing) { dataSource.tableView(self, canEditRowAt: path) }
    guard mayEdit != false else { return nil }
    let delegate = tableDelegate
    let given =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let given { return given.actions.isEmpty ? nil : given }
    if !isLeading, let older = delegate?.tableView(self, editActionsForRowAt: path) {
      guard !older.isEmpty else { return nil }
      let configuration = UISwipeActionsConfiguration(
        actions: older.map { $0.contextual(at: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard !isLeading, mayEdit != nil, style == .delete else { return nil }
    return deletion(of: path)
  }

  /// Returns the swipe action that deletes a row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        swiper?.close(animated: false)
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  func swipeBegan(at path: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeEnded(at path: IndexPath) {
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Opens the delete action of a row, as a tap on its red editing control does.
  func showDeletion(of path: IndexPath) { swiper?.open(deletion(of: path), at: path) }
}
