/// A view of a bar that shows an item.
@MainActor
protocol BarItemPresenter: AnyObject {
  /// Called when the item's properties have changed.
  func barItemChanged()
}
