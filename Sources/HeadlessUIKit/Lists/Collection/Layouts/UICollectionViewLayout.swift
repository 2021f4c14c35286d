public import Foundation

/// Says where a collection's elements lie. Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: _Object {
  weak var owner: UICollectionView?
  /// The classes of decorations, and those that left the screen, by kind.
  var decorationPools: [String: ReusePool<UICollectionReusableView>] = [:]

  /// A layout of no elements until a subclass says more.
  public init() { super.init(_object: ()) }

  /// From a nib or a storyboard; a subclass has what it says.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  /// The collection it lays out; nil before it is handed to one.
  open var collectionView: UICollectionView? { owner }

  // MARK: Invalidating

  /// The class of the attributes that UIKit's layouts hand out; a subclass of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that this class makes; a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// A batch of updates makes the counts out of date: sizes that cells said stay known.
  final var isUpdating = false

  /// Elements have other index paths now; nil are those that left.
  func updateKnownSizes(_ newKey: (ElementKey) -> ElementKey?) {}

  /// Called before every layout of the collection: insets or traits may be others.
  func surroundingsMayHaveChanged() {}

  /// The strip of a section that scrolls across the layout; nil for all others.
  func orthogonalPlace(ofSection section: Int) -> OrthogonalPlace? { nil }

  /// Has the collection prepare and ask anew at its next layout.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// The same, and the context's adjustments at once. Call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutInvalidated(by: context)
  }

  /// Attributes of `layoutAttributesClass` for an element, nowhere yet.
  final func makeAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes.made(of: Self.layoutAttributesClass, for: key)
  }

  /// A context of `invalidationContextClass`; of the base class if that is none.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  /// Whether other bounds, scrolling included, invalidate the layout; asked before the bounds
  /// change, once for each change. Default: they do not.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What such a change makes out of date.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the size a cell would like to have invalidates the layout; asked once when the cell
  /// comes into sight. Default: it does not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What such a size makes out of date; where the layout takes the size over.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Places

  /// Called after an invalidation, before anything is asked.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that have a part in `rect`, in any order; called for every frame that scrolls.
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

  /// The class that decorations of a kind are made of; nil takes the registration back.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    let problem = decorationPools[elementKind, default: ReusePool()]
      .register(viewClass, as: elementKind)
    if let problem { (owner?.environment ?? .current).problems.report(problem) }
  }

  /// The nib whose first view is a decoration; nil takes the registration back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationPools[elementKind, default: ReusePool()]
      .register(as: elementKind, make: nib.map { $0.maker(as: elementKind) })
  }

  // MARK: Reading direction

  /// Whether the collection shows the layout mirrored, left for right, where it reads in the other
  /// direction than `developmentLayoutDirection`. Default false; true for compositional layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout's places are meant for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Where scrolling ends

  /// Where a drag that is let go is to come to rest, asked at lift-off before the delegate hears of
  /// it. Velocity in points per millisecond. Not asked while the collection pages.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the collection is to stand after another layout or an update was animated.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Before a batch of updates is shown; the layout has prepared for what comes after it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Supplementary views of a kind that come with a batch although their section stays; asked after
  /// `prepare(forCollectionViewUpdates:)`, with the paths of afterwards.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The same of decorations.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views of a kind that go with a batch although their section stays; asked after
  /// `prepare(forCollectionViewUpdates:)`, with the paths of before.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The same of decorations.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// After the places of a batch were taken over.
  open func finalizeCollectionViewUpdates() {}

  /// Before the collection's size changes in an animation; it still has the old bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// After the layout that followed such a change.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that is inserted starts from. Default: in its place, transparent; so does nil.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { vanished(ElementKey(item: itemIndexPath)) }

  /// Where an item that is deleted goes. Default: it fades in its place; so does nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { vanished(ElementKey(item: itemIndexPath)) }

  /// The same of a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    vanished(ElementKey(supplementaryView: elementKind, at: elementIndexPath))
  }

  /// The same of a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    vanished(ElementKey(supplementaryView: elementKind, at: elementIndexPath))
  }

  /// The same of a decoration.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The same of a decoration.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Items that are moved by hand

  /// Which place an item that is moved takes, given its middle in the content. Default: that of the item
  /// which lies there, else the one it has.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.restingItem(at: position) ?? previousIndexPath }

  /// How an item is shown while it is moved. Default: as in its place, with its middle where it is moved
  /// to, above the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let key = ElementKey(item: indexPath)
    let copy = shownAttributes(of: key).map(UICollectionView.copy(of:)) ?? makeAttributes(for: key)
    copy.center = position
    copy.zIndex = max(copy.zIndex, UICollectionView.movingDepth)
    return copy
  }

  /// What is out of date when an item is moved by hand; asked for every step.
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

  /// The same when the item is let go, or goes back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Another layout takes this one's place, and it is seen.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout takes another one's place, and it is seen.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// After the places of the other layout were taken over; called on both.
  open func finalizeLayoutTransition() {}

  // MARK: Elements of any kind

  /// As on the screen, or else as the layout places it, transparent.
  private func vanished(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
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
