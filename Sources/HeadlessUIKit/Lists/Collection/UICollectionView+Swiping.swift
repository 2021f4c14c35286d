import Foundation

// Swipe actions of rows, supplied by the list configuration.
extension UICollectionView: SwipedList {
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let cell = cellForItem(at: path)
    let list = shown.first { $0.view === cell }?.attributes.listPlace?.configuration
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    guard let given = provider?(path), !given.actions.isEmpty else { return nil }
    return given
  }

  /// Installs the swipe gesture when the first element of a list with swipe actions is shown.
  func enableSwipes(of attributes: UICollectionViewLayoutAttributes) {
    guard swiper == nil, let list = attributes.listPlace?.configuration, list.canBeSwiped else {
      return
    }
    let swiper = RowSwiper(self)
    attach(swiper.pan)
    core.swiper = swiper
  }
}
