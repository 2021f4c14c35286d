public import Foundation

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _Object {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout. Their index paths have one level.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference from which the insets of sections are measured; `automatic` uses the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Creates the configuration of a vertical layout without spacing and headers.
  public init() { super.init(_object: ()) }
}
