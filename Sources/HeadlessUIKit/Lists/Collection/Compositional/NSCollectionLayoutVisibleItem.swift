public import Foundation
public import Graphics

/// A visible element, whose appearance a section's `visibleItemsInvalidationHandler` can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The centre in the coordinates of the section's content, whatever its offset is.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  var representedElementKind: String? { get }
}
