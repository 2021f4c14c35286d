/// A view of a bar that shows an item.
@preconcurrency @MainActor
protocol BarItemPresenter: AnyObject {
  /// Called when the item's properties have changed.
  func barItemChanged()
}
