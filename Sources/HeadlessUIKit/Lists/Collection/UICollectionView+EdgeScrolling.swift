import Foundation

// Edge scrolling during the interactive move of an item.
extension UICollectionView: EdgeScrollFollower {
  func contentMoved(under place: CGPoint) {
    guard let move = itemMove, !move.isGap else { return }
    move.position = place + contentOffset
    showMoving()
  }

  func contentPassed(under place: CGPoint) { move(to: place + contentOffset) }
}
