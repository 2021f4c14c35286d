public import Foundation
public import Graphics

/// What an animator moves: views, the attributes of collection layouts, and groups of them.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Where the animator moves it to.
  var center: CGPoint { get set }
  /// Its size, untransformed; the animator leaves it.
  var bounds: CGRect { get }
  /// What the animator turns it by.
  var transform: CGAffineTransform { get set }
  /// The shape by which it hits others; a rectangle unless told. Asked when the animator gets it, or is told of it
  /// by `updateItem(usingCurrentState:)`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape of what says `path`: convex, about the item's middle at (0, 0).
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds, about their middle.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

  /// The bounds' size about (0, 0).
  var centeredBounds: CGRect {
    CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  /// What it hits others with, about its middle.
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
