/// The part of a bar that shows an item.
@MainActor
protocol BarItemPresenter: AnyObject {
  /// What the item shows has changed.
  func barItemChanged()
}
