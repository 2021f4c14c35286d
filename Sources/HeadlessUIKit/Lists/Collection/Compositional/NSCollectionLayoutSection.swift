public import Foundation

/// One section of a compositional layout: groups, headers and footers, a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _Object {
  let group: NSCollectionLayoutGroup
  /// Around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// From where `contentInsets` count; automatic is what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// From where the sides of headers and footers count; automatic is `contentInsetsReference`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers stand inside `contentInsets`' sides. Default true.
  open var supplementariesFollowContentInsets = true
  /// Whether the section scrolls across the layout, and where it comes to rest then.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds; their classes are registered with the layout.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called for every offset with the elements on the screen; may change how they look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// How the section's rows look as a list; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// Repeats the group for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(_object: ())
  }
}

/// The elements on the screen, the offset of what scrolls them, and the collection's room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
