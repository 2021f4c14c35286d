public import Foundation

/// A section of a compositional layout: groups, boundary supplementary items and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _Object {
  let group: NSCollectionLayoutGroup
  /// The insets around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The reference from which `contentInsets` are measured; `automatic` uses that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference for the sides of headers and footers; `automatic` uses `contentInsetsReference`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are inset by the sides of `contentInsets`; true by default.
  open var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls orthogonally to the layout; `none` by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration views behind the section, whose classes are registered with the layout.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure called at every offset with the visible elements, which it may change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The configuration of a list section; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the section, in points: the padding of a list's supplementary header; 0 for
  /// other sections.
  var headerPadding: CGFloat { list?.supplementaryHeaderPadding ?? 0 }

  /// Creates a section that repeats a group for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(_object: ())
  }
}

/// A closure that receives the visible elements, the content offset of the scroll view that
/// contains them, and the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
