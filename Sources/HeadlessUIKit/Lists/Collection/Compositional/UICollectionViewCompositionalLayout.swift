public import Foundation
import Graphics
import ScrollPhysics

/// Says how a section is laid out: its number, and the room there is. Nil is a mistake: the section
/// stays empty, and a problem is reported.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items: columns, grids, lists, strips that scroll across.
///
/// Preparing asks once for each section and lays out one group of it; places are worked out for what is
/// seen. Only groups whose number of items depends on the sizes of cells are laid out all at once.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections. Set it again to change it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var sections: [SectionLayout] = []
  private var boundary: BoundarySet?
  private var contentEnd: CGFloat = 0
  private var needsSections = true
  /// What cells and supplementary views said of their sizes.
  private var knownSizes: [ElementKey: CGSize] = [:]
  private var preparedFor: Preparation?

  /// What sections are made for.
  private struct Preparation: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let traits: UITraitCollection
  }

  /// All sections alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// All sections alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Each section as the closure says, which is asked whenever the layout prepares anew.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }

  /// Each section as the closure says, which is asked whenever the layout prepares anew.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// True: sections are laid out in the direction of reading.
  ///
  /// - Note: Partly: those that scroll across the layout keep their items from left to right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// How wide text of the standard size is read well, in points: a readable content guide's.
  private static let readableWidth: CGFloat = 672

  private var axis: ScrollAxis.Direction {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparing

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsSections = true
      if !isUpdating { knownSizes = [:] }
    }
    super.invalidateLayout(with: context)
  }

  override func updateKnownSizes(_ newKey: (ElementKey) -> ElementKey?) {
    var sizes: [ElementKey: CGSize] = [:]
    for key in knownSizes.keys.sorted() {
      if let new = newKey(key) { sizes[new] = knownSizes[key] }
    }
    knownSizes = sizes
  }

  private func preparation(in view: UICollectionView) -> Preparation {
    Preparation(
      size: view.bounds.size, insets: view.adjustedContentInset, safeArea: view.safeAreaInsets,
      margins: view.layoutMargins, traits: view.traitCollection)
  }

  override func surroundingsMayHaveChanged() {
    guard let collectionView, let preparedFor, preparedFor != preparation(in: collectionView)
    else { return }
    invalidateLayout()
  }

  /// Asks for the sections, unless only places are out of date.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if needsSections {
      needsSections = false
      makeSections(for: collectionView)
    }
    placeSections()
  }

  private func makeSections(for view: UICollectionView) {
    let made = preparation(in: view)
    preparedFor = made
    let full = full(in: view)
    let insets = made.insets
    let surroundings = LayoutSurroundings(
      size: made.size,
      insets: NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      traits: made.traits)
    sections = (0..<view.numberOfSections).map { index in
      let section = provider(index, surroundings) ?? missingSection(index)
      let reference = section.contentInsetsReference
      let own = section.supplementaryContentInsetsReference
      return SectionLayout(
        section, index: index, itemCount: view.numberOfItems(inSection: index), along: axis,
        in: full, beyond: margins(reference, in: view),
        supplementariesBeyond: margins(own == .automatic ? reference : own, in: view),
        traits: made.traits, make: { [unowned self] in makeAttributes(for: $0) })
    }
    boundary = BoundarySet(
      items: configuration.boundarySupplementaryItems, axis: axis, container: full, crossStart: 0)
    for key in knownSizes.keys.sorted() { knownSizes[key].map { tell(key, $0) } }
    showListBackground(in: view)
  }

  private func missingSection(_ index: Int) -> NSCollectionLayoutSection {
    collectionView?.report(.noSection(index))
    return NSCollectionLayoutSection(
      group: .custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), itemProvider: { _ in [] }))
  }

  /// A list paints what lies behind its rows, where the collection has no colour of its own.
  private func showListBackground(in view: UICollectionView) {
    guard let list = sections.first?.section.list, view.backgroundColor == nil else { return }
    view.backgroundColor = list.shownBackground
  }

  private func full(in view: UICollectionView) -> CGSize {
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    return CGSize(width: max(0, room.width), height: max(0, room.height))
  }

  /// What a section keeps free beside what the collection's own insets do.
  private func margins(
    _ reference: UIContentInsetsReference, in view: UICollectionView
  ) -> UIEdgeInsets {
    let inset = view.adjustedContentInset
    func beyond(_ edges: UIEdgeInsets) -> UIEdgeInsets {
      axis == .vertical
        ? UIEdgeInsets(
          top: 0, left: max(0, edges.left - inset.left), bottom: 0,
          right: max(0, edges.right - inset.right))
        : UIEdgeInsets(
          top: max(0, edges.top - inset.top), left: 0,
          bottom: max(0, edges.bottom - inset.bottom), right: 0)
    }
    switch reference {
    case .automatic:
      let own = configuration.contentInsetsReference
      return own == .automatic ? beyond(view.safeAreaInsets) : margins(own, in: view)
    case .none: return .zero
    case .safeArea: return beyond(view.safeAreaInsets)
    case .layoutMargins: return beyond(view.layoutMargins)
    case .readableContent:
      let margins = view.layoutMargins
      let beside = max(0, view.bounds.width - margins.left - margins.right - Self.readableWidth) / 2
      return beyond(
        UIEdgeInsets(
          top: margins.top, left: margins.left + beside, bottom: margins.bottom,
          right: margins.right + beside))
    }
  }

  private func placeSections() {
    var place = boundary?.before ?? 0
    for (index, section) in sections.enumerated() {
      if index > 0 { place += configuration.interSectionSpacing }
      section.start = place
      place = section.end
    }
    contentEnd = place
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return axis.size(
      contentEnd + (boundary?.after ?? 0), axis.across.length(of: full(in: collectionView)))
  }

  /// What is seen along the layout, for what stays in sight.
  private var visible: ClosedRange<CGFloat>? {
    guard let collectionView else { return nil }
    let rect = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let (start, end) = (axis.start(of: rect), axis.end(of: rect))
    return start <= end ? start...end : nil
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = (axis.start(of: rect), axis.end(of: rect))
    var result: [UICollectionViewLayoutAttributes] = []
    let first = sections.indices.bisect { sections[$0].end > low }
    for index in first..<sections.count {
      guard sections[index].start < high else { break }
      result += elements(of: sections[index], from: low, to: high)
    }
    result += globalAttributes
    return result.filter { attributes in
      let frame = attributes.frame
      return attributes.scrollerSection != nil
        || (axis.end(of: frame) > low && axis.start(of: frame) < high)
    }
  }

  private func elements(
    of section: SectionLayout, from low: CGFloat, to high: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let visible = visible
    var result: [UICollectionViewLayoutAttributes] = []
    result += section.section.decorationItems.indices.map(section.decorationAttributes(of:))
    result += section.boundary.items.indices.map {
      section.boundaryAttributes(of: $0, visible: visible)
    }
    var offset = collectionView?.contentOffset ?? .zero
    if let place = section.orthogonalPlace {
      let here = collectionView?.orthogonalOffset(ofSection: section.index) ?? place.initialOffset
      offset = place.axis.point(here, 0)
      result += section.elements(
        ofGroupsFrom: here, to: here + place.axis.length(of: place.frame.size))
    } else {
      result += section.elements(ofGroupsFrom: low, to: high)
    }
    if let handler = section.section.visibleItemsInvalidationHandler, let preparedFor {
      handler(
        result.map(VisibleLayoutItem.init), offset,
        LayoutSurroundings(size: preparedFor.size, traits: preparedFor.traits))
    }
    return result
  }

  private var globalAttributes: [UICollectionViewLayoutAttributes] {
    boundary?.items.indices.map(globalAttributes(of:)) ?? []
  }

  private func globalAttributes(of index: Int) -> UICollectionViewLayoutAttributes {
    guard let boundary else { return UICollectionViewLayoutAttributes() }
    let result = makeAttributes(
      for: ElementKey(
        supplementaryView: boundary.items[index].elementKind,
        at: IndexPath(index: boundary.ordinal(of: index))))
    result.frame = boundary.frame(
      of: index, start: boundary.before, end: contentEnd, visible: visible)
    result.zIndex = boundary.items[index].zIndex
    result.fitting = boundary.items[index].layoutSize.fitting
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    section(of: indexPath)?.attributes(ofItem: indexPath.item)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return boundary?.index(ofKind: elementKind, ordinal: indexPath[0])
        .map(globalAttributes(of:))
    }
    guard let section = section(of: indexPath) else { return nil }
    return section.boundary.index(ofKind: elementKind, ordinal: indexPath.item).map {
      section.boundaryAttributes(of: $0, visible: visible)
    } ?? section.badge(ofKind: elementKind, item: indexPath.item)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath) else { return nil }
    let items = section.section.decorationItems
    return items.indices.contains(indexPath.item)
      && items[indexPath.item].elementKind == elementKind
      ? section.decorationAttributes(of: indexPath.item) : nil
  }

  private func section(of path: IndexPath) -> SectionLayout? {
    path.count == 2 && sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  override func orthogonalPlace(ofSection section: Int) -> OrthogonalPlace? {
    sections.indices.contains(section) ? sections[section].orthogonalPlace : nil
  }

  // MARK: What cells say

  /// Another size does: everything may be a share of it. Scrolling alone does not.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateEverything = true
    return context
  }

  /// Where a length is estimated, and the answer is news.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.fitting != nil
      && preferredAttributes.size != originalAttributes.size
      && knownSizes[ElementKey(originalAttributes)] != preferredAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let key = ElementKey(originalAttributes)
    knownSizes[key] = preferredAttributes.size
    tell(key, preferredAttributes.size)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  private func tell(_ key: ElementKey, _ size: CGSize) {
    let path = key.indexPath
    if path.count == 1, let kind = key.kind {
      boundary?.index(ofKind: kind, ordinal: path[0]).map { boundary?.known[$0] = size }
    } else if let section = section(of: path) {
      if let kind = key.kind {
        section.boundary.index(ofKind: kind, ordinal: path.item)
          .map { section.boundary.known[$0] = size }
      } else if path.item < section.itemCount {
        section.groups.set(size, ofItem: path.item)
      }
    }
  }
}
