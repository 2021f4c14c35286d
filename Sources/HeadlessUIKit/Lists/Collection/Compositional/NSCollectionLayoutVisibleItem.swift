public import Foundation
public import Graphics

/// An element on the screen whose look a section's `visibleItemsInvalidationHandler` may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The middle, in the section's content, wherever that is scrolled to.
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
