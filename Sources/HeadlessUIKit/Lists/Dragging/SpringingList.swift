import Foundation

/// A table or a collection whose rows can be opened by staying over them with something dragged.
@MainActor
protocol SpringingList: UIScrollView {
  /// The row at a point of the content, and its cell; nil for none.
  func springCell(at point: CGPoint) -> UIView?
  /// What the delegate says.
  func mayOpen(_ cell: UIView, with context: any UISpringLoadedInteractionContext) -> Bool
  /// As a tap does.
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
  /// Whether something dragged that stays over a row chooses it, as a tap does; false unless set. The delegate is
  /// asked by `shouldSpringLoadRowAt`.
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

  /// Whether a row has been lifted.
  func isDragged(_ path: IndexPath) -> Bool {
    dragging?.sources.contains { $0.path == path } ?? false
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringingList {
  /// Whether something dragged that stays over an item chooses it, as a tap does; false unless set. The delegate is
  /// asked by `shouldSpringLoadItemAt`.
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

  /// Whether an item has been lifted.
  func isDragged(_ path: IndexPath) -> Bool {
    dragging?.sources.contains { $0.path == path } ?? false
  }
}
