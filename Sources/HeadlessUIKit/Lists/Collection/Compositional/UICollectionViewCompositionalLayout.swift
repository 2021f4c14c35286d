public import Foundation
import Graphics
import ScrollPhysics

/// A closure that returns the layout of a section, given its index and the environment.
///
/// Returning nil is an error: the section stays empty, and a problem is reported.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items: columns, grids, lists and orthogonally
/// scrolling sections.
///
/// Preparing the layout requests each section once and solves one of its groups. Positions are
/// computed for visible elements only. Groups whose number of items depends on the sizes of cells
/// are an exception: all of them are solved at once.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration of the whole layout. Assign it again after changing one of its properties.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var sections: [SectionLayout] = []
  private var boundary: BoundarySet?
  private var contentEnd: CGFloat = 0
  private var needsSections = true
  /// The sizes that cells and supplementary views prefer.
  private var knownSizes: [ElementKey: CGSize] = [:]
  private var preparedFor: Preparation?

  /// The environment for which the sections were created.
  private struct Preparation: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let traits: UITraitCollection
  }

  /// Creates a layout in which all sections are equal.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// Creates a layout in which all sections are equal, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections are returned by a closure, which is called whenever the
  /// sections are out of date.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }

  /// Creates a layout with a configuration, whose sections are returned by a closure. It is called
  /// whenever the sections are out of date.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Not available: the layout is created in code.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns true: sections are laid out in the reading direction.
  ///
  /// - Note: Partly: orthogonally scrolling sections always place their items from left to right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The width at which text of standard size is readable, in points, as in the readable content
  /// guide.
  private static let readableWidth: CGFloat = 672

  private var axis: ScrollAxis.Direction {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparation

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

  override func environmentMayHaveChanged() {
    guard let collectionView, let preparedFor, preparedFor != preparation(in: collectionView)
    else { return }
    invalidateLayout()
  }

  /// Requests the sections if they are out of date, and places them.
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
    for key in knownSizes.keys.sorted() { knownSizes[key].map { recordPreferredSize(key, $0) } }
    showListBackground(in: view)
  }

  private func missingSection(_ index: Int) -> NSCollectionLayoutSection {
    collectionView?.report(.noSection(index))
    return NSCollectionLayoutSection(
      group: .custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), itemProvider: { _ in [] }))
  }

  /// Sets the background of a list, unless the collection view has a background colour.
  private func showListBackground(in view: UICollectionView) {
    guard let list = sections.first?.section.list, view.backgroundColor == nil else { return }
    view.backgroundColor = list.shownBackground
  }

  private func full(in view: UICollectionView) -> CGSize {
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    return CGSize(width: max(0, room.width), height: max(0, room.height))
  }

  /// Returns the insets of a section in addition to those of the collection view.
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
      section.start = place + section.section.headerPadding
      place = section.end
    }
    contentEnd = place
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return axis.size(
      contentEnd + (boundary?.after ?? 0), axis.across.length(of: full(in: collectionView)))
  }

  /// The visible range along the layout, for elements that stay visible.
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
    if let place = section.orthogonalSection {
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

  override func orthogonalSection(ofSection section: Int) -> OrthogonalSection? {
    sections.indices.contains(section) ? sections[section].orthogonalSection : nil
  }

  // MARK: Self-sizing

  /// Returns true if the size changes, because dimensions may be fractions of it. Scrolling does
  /// not invalidate the layout.
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

  /// Returns true if a dimension is estimated and the preferred size is new.
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
    recordPreferredSize(key, preferredAttributes.size)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  private func recordPreferredSize(_ key: ElementKey, _ size: CGSize) {
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
