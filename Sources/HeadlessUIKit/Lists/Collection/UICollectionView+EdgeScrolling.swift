import Foundation

// An item that is moved by hand over content that goes by itself.
extension UICollectionView: EdgeScrollFollower {
  func contentMoved(under place: CGPoint) {
    guard let move = itemMove, !move.isGap else { return }
    move.position = place + contentOffset
    showMoving()
  }

  func contentPassed(under place: CGPoint) { move(to: place + contentOffset) }
}
