import Foundation
import Graphics
import HeadlessUIKit

/// A layout of cards side by side that turn away and move back with their distance from the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  /// The rotation of a card next to the middle one, in radians.
  private static let turn: CGFloat = 0.9
  /// The distance by which that card moves back, in points.
  private static let depth: CGFloat = 160
  /// The distance by which that card moves towards the middle, in points.
  private static let overlap: CGFloat = 60
  /// The viewing distance of the perspective, in points.
  private static let distance: CGFloat = 600

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      guard let attributes = $0.copy() as? UICollectionViewLayoutAttributes else { return nil }
      place(attributes)
      return attributes
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    let away = (attributes.center.x - collectionView.bounds.midX) / itemSize.width
    let part = min(max(away, -1), 1)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / Self.distance
    transform = CATransform3DTranslate(transform, 0, 0, -Self.depth * abs(part))
    attributes.transform3D = CATransform3DRotate(transform, -Self.turn * part, 0, 1, 0)
    attributes.center.x -= Self.overlap * part
    attributes.zIndex = -Int((abs(away) * 10).rounded())
  }
}
