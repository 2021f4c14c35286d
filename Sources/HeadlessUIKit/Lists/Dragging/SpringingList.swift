import Foundation

/// A table or collection view whose rows open while a drag stays over them (spring loading).
@MainActor
protocol SpringingList: UIScrollView {
  /// The cell of the row that contains a point in content coordinates; nil for none.
  func springCell(at point: CGPoint) -> UIView?
  /// Whether the cell may be spring loaded; the delegate decides. Without its answer, only rows
  /// that are not being dragged may.
  func mayOpen(_ cell: UIView, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Selects the cell's row and performs its primary action, as a tap does.
  func openBySpring(_ cell: UIView)
}

extension UIScrollView {
  fileprivate var listSpring: UISpringLoadedInteraction? {
    interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
      .first { $0.interactionBehavior is ListSpring }
  }
}

extension SpringingList {
  fileprivate func setSpringLoaded(_ isSpringLoaded: Bool) {
    if let listSpring, !isSpringLoaded { return removeInteraction(listSpring) }
    if listSpring == nil, isSpringLoaded { addInteraction(ListSpring.interaction(of: self)) }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringingList {
  /// Whether a drag that stays over a row activates the row as a tap does; false by default. The
  /// delegate method `shouldSpringLoadRowAt` decides for each row.
  public var isSpringLoaded: Bool {
    get { listSpring != nil }
    set { setSpringLoaded(newValue) }
  }

  func springCell(at point: CGPoint) -> UIView? {
    indexPathForRow(at: point).flatMap(cellForRow)
  }

  func mayOpen(_ cell: UIView, with context: any UISpringLoadedInteractionContext) -> Bool {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return false }
    return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context)
      ?? !isDragged(path)
  }

  func openBySpring(_ cell: UIView) {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return }
    selectByTouch(path, besideOthers: false)
    performPrimaryAction(at: path)
  }

  /// Whether the row is part of the drag in progress.
  func isDragged(_ path: IndexPath) -> Bool {
    dragging?.sources.contains { $0.path == path } ?? false
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringingList {
  /// Whether a drag that stays over an item activates the item as a tap does; false by default. The
  /// delegate method `shouldSpringLoadItemAt` decides for each item.
  public var isSpringLoaded: Bool {
    get { listSpring != nil }
    set { setSpringLoaded(newValue) }
  }

  func springCell(at point: CGPoint) -> UIView? {
    indexPathForItem(at: point).flatMap(cellForItem)
  }

  func mayOpen(_ cell: UIView, with context: any UISpringLoadedInteractionContext) -> Bool {
    guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return false
    }
    return collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context)
      ?? !isDragged(path)
  }

  func openBySpring(_ cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell) else { return }
    selectByTouch(path, besideOthers: false)
    performPrimaryAction(at: path)
  }

  /// Whether the item is part of the drag in progress.
  func isDragged(_ path: IndexPath) -> Bool {
    dragging?.sources.contains { $0.path == path } ?? false
  }
}
