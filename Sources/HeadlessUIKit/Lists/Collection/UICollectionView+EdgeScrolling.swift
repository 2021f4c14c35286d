import Foundation

// Edge scrolling during the interactive move of an item.
extension UICollectionView: EdgeScrollFollower {
  func contentDidScroll(under place: CGPoint) {
    guard let move = itemMove, !move.isGap else { return }
    move.position = place + contentOffset
    showMoving()
  }

  func targetMayHaveChanged(under place: CGPoint) { move(to: place + contentOffset) }
}
