public import Foundation

/// A layout that places items in lines, as many as fit, like words: a single column or a grid.
///
/// Lengths are in points, at most 1 000 000. Sizes must be positive, and spacings must not be
/// negative. Other values are reported and replaced by the default. Items of equal size cost no
/// preparation.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items for which the delegate gives none; 50 × 50 by default.
  open var itemSize = standardItemSize {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The spacing between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between the items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around each section's items.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The reference from which `sectionInset` is measured across the scrolling axis, with UIKit's
  /// raw values.
  public enum SectionInsetReference: Int, Sendable {
    /// Measures from the content insets of the collection view.
    case fromContentInset
    /// Measures from the safe area of the collection view.
    case fromSafeArea
    /// Measures from the layout margins of the collection view.
    case fromLayoutMargins
  }

  /// The reference from which `sectionInset` is measured across the scrolling axis; the content
  /// insets by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers; only the length along the scrolling axis is used. 0, the default, means
  /// no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of cells that have never been visible. Zero, the default, turns self-sizing
  /// off.
  ///
  /// Any other size makes cells self-sizing by `preferredLayoutAttributesFitting`. `automaticSize`
  /// estimates 50 × 50.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Whether headers stick to the top of the visible part, inside the content inset, as long as
  /// their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stick to the bottom of the visible part as long as their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The item size or estimated size that stands for the size the cell's constraints give.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  static let standardItemSize = CGSize(width: 50, height: 50)
  /// The z-index of sticky headers and footers, as in UIKit.
  private static let pinnedDepth = 10
  /// The value that the default implementation of the delegate's size method returns, and no app
  /// does.
  static let notImplemented = CGSize(
    width: -CGFloat.greatestFiniteMagnitude, height: -CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var hasReported = false
  private var needsMetrics = true
  /// The sizes that cells prefer, by index path, until the whole layout is invalidated.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  private var estimatesSizes: Bool { estimatedItemSize != .zero }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length that the collection view's insets leave across the scrolling axis.
  private var crossLength: CGFloat {
    guard let collectionView else { return 0 }
    return max(
      0, flow(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size).cross)
  }

  private func flow(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(main: size.height, cross: size.width)
      : FlowSize(main: size.width, cross: size.height)
  }

  private func rect(_ start: FlowSize, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: start.cross, y: start.main, width: size.cross, height: size.main)
      : CGRect(x: start.main, y: start.cross, width: size.main, height: size.cross)
  }

  // MARK: Preparation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if !isUpdating, context.invalidateEverything || context.invalidateDataSourceCounts {
      preferredSizes = [:]
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics != false
    {
      needsMetrics = true
    }
    super.invalidateLayout(with: context)
  }

  override func updateKnownSizes(_ newKey: (ElementKey) -> ElementKey?) {
    var known: [IndexPath: CGSize] = [:]
    for path in preferredSizes.keys.sorted() {
      if let new = newKey(ElementKey(item: path)) { known[new.indexPath] = preferredSizes[path] }
    }
    preferredSizes = known
  }

  /// Loads sizes and spacings and lays out the sections, unless only the scroll position has
  /// changed.
  open override func prepare() {
    super.prepare()
    guard needsMetrics else { return }
    needsMetrics = false
    sections = []
    hasReported = false
    guard let collectionView else { return }
    sections.reserveCapacity(collectionView.numberOfSections)
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      sections.append(makeSection(section, count: count, in: collectionView))
    }
  }

  private func makeSection(
    _ section: Int, count: Int, in view: UICollectionView
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let measures = measures(of: section, in: view, delegate)
    let standard =
      estimatesSizes && estimatedItemSize != Self.automaticSize
      ? estimatedItemSize : Self.standardItemSize
    let own = checked(
      estimatesSizes || itemSize == Self.automaticSize ? standard : itemSize,
      standard: Self.standardItemSize, section: section)
    guard count > 0 else { return FlowSection(measures, count: 0, itemSize: flow(own)) }
    var sizes = delegate.flatMap { delegateSizes(section, count: count, in: view, $0, own: own) }
    if estimatesSizes, !preferredSizes.isEmpty {
      var preferred = sizes ?? Array(repeating: flow(own), count: count)
      for item in 0..<count {
        guard let size = preferredSizes[IndexPath(item: item, section: section)] else { continue }
        preferred[item] = flow(checked(size, standard: own, section: section, item: item))
      }
      sizes = preferred
    }
    return sizes.map { FlowSection(measures, sizes: $0) }
      ?? FlowSection(measures, count: count, itemSize: flow(own))
  }

  /// Returns the delegate's item sizes; nil if it does not implement the method.
  private func delegateSizes(
    _ section: Int, count: Int, in view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout, own: CGSize
  ) -> [FlowSize]? {
    var sizes: [FlowSize] = []
    for item in 0..<count {
      let size = delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      if item == 0 {
        if size == Self.notImplemented { return nil }
        sizes.reserveCapacity(count)
      }
      sizes.append(
        flow(
          size == Self.automaticSize
            ? own : checked(size, standard: own, section: section, item: item)))
    }
    return sizes
  }

  /// Returns a section's insets with the difference to the safe area or the layout margins added.
  private func referenced(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let applied = view.adjustedContentInset
    var result = inset
    switch scrollDirection {
    case .vertical:
      result.left += max(0, outer.left - applied.left)
      result.right += max(0, outer.right - applied.right)
    case .horizontal:
      result.top += max(0, outer.top - applied.top)
      result.bottom += max(0, outer.bottom - applied.bottom)
    }
    return result
  }

  private func measures(
    of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowMeasures {
    let own =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let inset = referenced(own, in: view)
    let before = CGSize(width: inset.left, height: inset.top)
    let after = CGSize(width: inset.right, height: inset.bottom)
    func length(_ value: CGFloat, standard: CGFloat = 0) -> CGFloat {
      if ListLimits.allows(value) { return value }
      report(value, IndexPath(item: 0, section: section))
      return standard
    }
    let (leading, trailing) = (flow(before), flow(after))
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return FlowMeasures(
      start: sections.last?.end ?? 0, header: length(flow(header).main),
      footer: length(flow(footer).main), leading: length(leading.main),
      trailing: length(trailing.main), crossLeading: length(leading.cross),
      available: max(0, crossLength - length(leading.cross) - length(trailing.cross)),
      lineSpacing: length(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing, standard: 10),
      itemSpacing: length(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing, standard: 10))
  }

  private func checked(
    _ size: CGSize, standard: CGSize, section: Int, item: Int = 0
  ) -> CGSize {
    for length in [size.width, size.height] where !(ListLimits.allows(length) && length > 0) {
      report(length, IndexPath(item: item, section: section))
      return standard
    }
    return size
  }

  /// Reports only the first invalid length, because others usually have the same cause.
  private func report(_ length: CGFloat, _ path: IndexPath) {
    guard !hasReported else { return }
    hasReported = true
    (collectionView?.environment ?? .current).problems.report(
      ListProblem.impossibleLength(length, path))
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize {
    rect(FlowSize(main: 0, cross: 0), FlowSize(main: sections.last?.end ?? 0, cross: crossLength))
      .size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    let first = sections.indices.bisect { sections[$0].end > low }
    var result: [UICollectionViewLayoutAttributes] = []
    for index in first..<sections.count {
      guard sections[index].measures.start < high else { break }
      let items = sections[index].items(from: low, to: high)
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      result += kinds.compactMap {
        ownAttributes(ofKind: $0, at: IndexPath(item: 0, section: index))
      }
      result += items.compactMap { ownAttributes(at: IndexPath(item: $0, section: index)) }
    }
    // `intersects` is not used, because it is true for rectangles that only touch.
    return result.filter { attributes in
      let frame = attributes.frame
      return isVertical
        ? frame.maxY > low && frame.minY < high : frame.maxX > low && frame.minX < high
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownAttributes(at: indexPath) }

  /// Returns the attributes that this class gives an item.
  ///
  /// The layout uses this method internally, so that a subclass that moves its items can ask
  /// `super` for all elements.
  private func ownAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), (0..<section.count).contains(indexPath.item) else {
      return nil
    }
    let attributes = makeAttributes(for: ElementKey(item: indexPath))
    let (start, size) = section.span(ofItem: indexPath.item)
    attributes.frame = rect(start, size)
    if estimatesSizes {
      attributes.fitting = FittingPriorities(
        horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }
    return attributes
  }

  /// Returns the attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownAttributes(ofKind: elementKind, at: indexPath) }

  private func ownAttributes(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), indexPath.item == 0 else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? section.measures.header : section.measures.footer
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter, length > 0 else {
      return nil
    }
    let attributes = makeAttributes(
      for: ElementKey(supplementaryView: elementKind, at: indexPath))
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let start = isHeader ? section.measures.start : section.footerStart
    if isPinned { attributes.zIndex = Self.pinnedDepth }
    attributes.frame = rect(
      FlowSize(main: isPinned ? pinned(section, isHeader: isHeader) : start, cross: 0),
      FlowSize(main: length, cross: crossLength))
    return attributes
  }

  /// Returns the coordinate of a sticky header or footer, limited to its section.
  private func pinned(_ section: FlowSection, isHeader: Bool) -> CGFloat {
    guard let collectionView else { return 0 }
    let (visible, measures) = (
      collectionView.bounds.inset(by: collectionView.adjustedContentInset), section.measures
    )
    if isHeader {
      let edge = isVertical ? visible.minY : visible.minX
      return min(max(measures.start, edge), section.footerStart - measures.header)
    }
    let edge = (isVertical ? visible.maxY : visible.maxX) - measures.footer
    return max(min(section.footerStart, edge), measures.start + measures.header)
  }

  private func section(of path: IndexPath) -> FlowSection? {
    path.count == 2 && sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  /// Returns true if the length across the scrolling axis changes, and for any change if headers or
  /// footers are sticky.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || changesMetrics(newBounds)
  }

  private func changesMetrics(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return flow(newBounds.size).cross != flow(collectionView.bounds.size).cross
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = changesMetrics(newBounds)
    return context
  }

  /// Returns true only if item sizes are estimated and the preferred size is new.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
      && preferredAttributes.size != preferredSizes[originalAttributes.indexPath]
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
