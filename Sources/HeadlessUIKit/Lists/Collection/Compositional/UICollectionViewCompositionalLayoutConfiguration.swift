public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _Object {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; their index paths have one level.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where sections' insets count; automatic is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Downwards, without spacing and without headers.
  public init() { super.init(_object: ()) }
}
