import Foundation

/// A table or collection view whose rows open while a drag stays over them (spring loading).
@preconcurrency @MainActor
protocol SpringingList: SelectingList {
  /// Asks the delegate whether a drag may open a row; nil without a delegate.
  func delegateAllowsSpring(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool?
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

  /// Returns the cell of the row at a point of the content; nil for none.
  func springCell(at point: CGPoint) -> UIView? { row(at: point).flatMap(listCell) }

  /// Whether a cell's row may be opened by a drag that hovers over it. The delegate decides;
  /// without an answer, every row may open except a dragged one.
  func mayOpen(_ cell: UIView, with context: any UISpringLoadedInteractionContext) -> Bool {
    guard let path = path(of: cell) else { return false }
    return delegateAllowsSpring(at: path, with: context) ?? !isDragged(path)
  }

  func openBySpring(_ cell: UIView) {
    if let path = path(of: cell) { choose(path) }
  }

  /// Whether the row is part of the drag in progress.
  func isDragged(_ path: IndexPath) -> Bool {
    core.dragging?.sources.contains { $0.path == path } ?? false
  }
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringingList {
  /// Whether a drag that stays over a row activates the row as a tap does; false by default. The
  /// delegate method `shouldSpringLoadRowAt` decides for each row.
  public var isSpringLoaded: Bool {
    get { listSpring != nil }
    set { setSpringLoaded(newValue) }
  }

  func delegateAllowsSpring(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool? { tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringingList {
  /// Whether a drag that stays over an item activates the item as a tap does; false by default. The
  /// delegate method `shouldSpringLoadItemAt` decides for each item.
  public var isSpringLoaded: Bool {
    get { listSpring != nil }
    set { setSpringLoaded(newValue) }
  }

  func delegateAllowsSpring(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context)
  }
}
