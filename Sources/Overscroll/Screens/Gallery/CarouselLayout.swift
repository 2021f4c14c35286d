import Foundation
import Graphics
import HeadlessUIKit

/// Cards side by side that turn away and back the farther they are from the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  /// A card beside the middle one turns by so much, in radians.
  private static let turn: CGFloat = 0.9
  /// And goes so many points back.
  private static let depth: CGFloat = 160
  /// And so many to the middle.
  private static let overlap: CGFloat = 60
  /// From how far one looks, in points.
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
