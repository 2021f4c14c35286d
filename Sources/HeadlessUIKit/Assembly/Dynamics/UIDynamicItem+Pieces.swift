import Foundation

extension UIDynamicItem {
  /// The convex pieces of the collision shape, relative to the item's centre.
  var dynamicPieces: [DynamicPiece] {
    if let group = self as? UIDynamicItemGroup { return group.pieces }
    let half = SIMD2(abs(Double(bounds.width)), abs(Double(bounds.height))) / 2
    switch collisionBoundsType {
    case .rectangle: return [DynamicPiece(box: half)]
    case .ellipse: return [DynamicPiece(ellipse: half)]
    case .path:
      let corners = collisionBoundingPath.cgPath.path.chords.flatMap { [$0.from, $0.to] }
      return DynamicPiece(around: corners).map { [$0] } ?? [DynamicPiece(box: half)]
    }
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
