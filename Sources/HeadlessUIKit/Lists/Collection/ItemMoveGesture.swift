import Foundation

/// The long press with which a collection view controller moves items.
@MainActor
final class ItemMoveGesture: UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()

  init() {
    press.delegate = self
    press.addAction { [weak self] in self?.pressed($0) }
  }

  /// The collection view whose items the gesture moves.
  weak var collection: UICollectionView? {
    didSet {
      guard collection !== oldValue else { return }
      oldValue?.removeGestureRecognizer(press)
      collection?.addGestureRecognizer(press)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, collection.itemMove == nil,
      let path = collection.indexPathForItem(at: press.location(in: collection))
    else { return false }
    return collection.core.answer(of: .moving) {
      collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true
    } ?? false
  }

  private func pressed(_ press: UIGestureRecognizer) {
    guard let collection else { return }
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place) else { return }
      if collection.beginInteractiveMovementForItem(at: path) { collection.grip(at: place) }
    case .changed: collection.drag(to: place)
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}

extension UICollectionView {
  /// Stores the offset between the touch and the centre of the moved item.
  func grip(at place: CGPoint) {
    guard let move = itemMove else { return }
    move.grip = CGPoint(x: move.position.x - place.x, y: move.position.y - place.y)
  }

  /// Drags the moved item vertically only, as for rows of a list.
  func drag(down y: CGFloat) {
    guard let move = itemMove else { return }
    updateInteractiveMovementTargetPosition(CGPoint(x: move.position.x, y: y + move.grip.y))
  }

  func drag(to place: CGPoint) {
    guard let move = itemMove else { return }
    updateInteractiveMovementTargetPosition(
      CGPoint(x: place.x + move.grip.x, y: place.y + move.grip.y))
  }
}
