public import Foundation

/// The base class of layouts, which give the elements of a collection view their positions.
/// Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: _Object {
  weak var owner: UICollectionView?
  /// The registrations and reusable views of decoration views, by kind.
  var decorationPools: [String: ReusePool<UICollectionReusableView>] = [:]

  /// Creates a layout, which has no elements unless a subclass supplies them.
  public init() { super.init(_object: ()) }

  /// Creates a layout from a nib or storyboard, with the properties given there.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  /// The collection view that uses the layout; nil before it is assigned to one.
  open var collectionView: UICollectionView? { owner }

  // MARK: Invalidation

  /// Whether the collection view has called `prepare()`.
  final var hasPrepared = false

  /// The class of the attributes that UIKit's layouts create; a subclass of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts that this class creates; a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether an update in progress invalidates the counts, so that known sizes of cells are kept.
  final var isUpdating = false

  /// Renames the keys of known sizes after an update; `newKey` returns nil for removed elements.
  func updateKnownSizes(_ newKey: (ElementKey) -> ElementKey?) {}

  /// Called before each layout of the collection view, because its insets or traits may have
  /// changed.
  func environmentMayHaveChanged() {}

  /// Returns the position of a section's scroll view; nil for sections without orthogonal
  /// scrolling.
  func orthogonalSection(ofSection section: Int) -> OrthogonalSection? { nil }

  /// Invalidates the whole layout, so that it is prepared again at the next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names, and applies the context's
  /// adjustments immediately. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutInvalidated(by: context)
  }

  /// Creates attributes of `layoutAttributesClass` for an element, with zero size and position.
  final func makeAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes.make(of: Self.layoutAttributesClass, for: key)
  }

  /// Creates a context of `invalidationContextClass`, or of the base class if that is not a valid
  /// class.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  /// Whether a change of the bounds, including scrolling, invalidates the layout; false by default.
  /// Called once before each change after the first `prepare()`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the preferred size of a cell invalidates the layout; false by default. Called once
  /// when the cell becomes visible.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for the preferred size of a cell. A layout adopts the size here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Layout attributes

  /// Prepares the layout. Called after an invalidation, before any attributes are requested.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect `rect`, in any order. Called for every
  /// frame that scrolls.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of a kind; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    let problem = decorationPools[elementKind, default: ReusePool()]
      .register(viewClass, as: elementKind)
    if let problem { (owner?.environment ?? .current).problems.report(problem) }
  }

  /// Registers a nib whose first view is a decoration view of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationPools[elementKind, default: ReusePool()]
      .register(as: elementKind, make: nib.map { $0.maker(as: elementKind) })
  }

  // MARK: Reading direction

  /// Whether the collection view mirrors the layout if its reading direction differs from
  /// `developmentLayoutDirection`. False by default; true for compositional layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction for which the layout's positions are designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Target content offset

  /// Returns the content offset at which scrolling ends after a drag. It is not called if paging is
  /// enabled.
  ///
  /// It is called when the finger lifts, before the delegate. The velocity is in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an animated update or an animated change of the layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called before a batch update is shown. The layout has already been prepared for the state
  /// after it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Returns the supplementary views of a kind that a batch update inserts although their section
  /// remains.
  ///
  /// Called after `prepare(forCollectionViewUpdates:)`. The index paths are those after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch update inserts although their section
  /// remains.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that a batch update removes although their section
  /// remains.
  ///
  /// Called after `prepare(forCollectionViewUpdates:)`. The index paths are those before the
  /// update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch update removes although their section
  /// remains.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called after the positions of a batch update were applied.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the collection view's size changes in an animation, while it still has the old
  /// bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the layout pass that follows an animated change of size.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes from which an inserted item appears. By default, and with nil, it fades
  /// in at its position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { disappearingAttributes(ElementKey(item: itemIndexPath)) }

  /// Returns the attributes to which a deleted item disappears. By default, and with nil, it fades
  /// out at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { disappearingAttributes(ElementKey(item: itemIndexPath)) }

  /// Returns the attributes from which a supplementary view appears. By default, and with nil, it
  /// fades in at its position.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearingAttributes(ElementKey(supplementaryView: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes to which a supplementary view disappears. By default, and with nil, it
  /// fades out at its position.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearingAttributes(ElementKey(supplementaryView: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes from which a decoration view appears. By default, with nil, it fades in
  /// at its position.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a decoration view disappears. By default, with nil, it fades
  /// out at its position.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Interactive movement

  /// Returns the index path that a moved item takes if its centre is at `position`, in content
  /// coordinates.
  ///
  /// By default it is that of the item at this position, otherwise the item keeps its index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.restingItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item during an interactive move. By default it is centred at
  /// `position`, in front of the other items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let key = ElementKey(item: indexPath)
    let copy = shownAttributes(of: key).map(UICollectionView.copy(of:)) ?? makeAttributes(for: key)
    copy.center = position
    copy.zIndex = max(copy.zIndex, Drag.depth)
    return copy
  }

  /// Returns the context for a step of an interactive move.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context for the end of an interactive move, finished or cancelled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Called before another layout replaces this one in an animation.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one in an animation.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after the positions of the new layout were applied.
  open func finalizeLayoutTransition() {}

  // MARK: Attributes by element

  /// Returns transparent attributes at the element's position on the screen, or else at that in the
  /// layout.
  private func disappearingAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let shown = owner?.shown.first { $0.key == key }?.attributes
    let copy = (shown ?? shownAttributes(of: key)).map(UICollectionView.copy(of:))
    copy?.alpha = 0
    return copy
  }

  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    case (.cell, _), (_, nil): layoutAttributesForItem(at: key.indexPath)
    }
  }

  final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    case (.cell, _), (_, nil): initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
  }

  final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    case (.cell, _), (_, nil): finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
  }
}
