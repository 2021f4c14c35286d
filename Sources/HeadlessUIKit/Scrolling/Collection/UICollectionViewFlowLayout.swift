public import Foundation

/// Items in lines, as many as fit, like words: one column, or a grid.
///
/// Lengths are in points. Sizes must be positive and spacings not negative, at most 1 000 000; others
/// count as the default and are reported. Items of one size cost nothing to prepare.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Of all items whose size the delegate does not give.
  open var itemSize = standardItemSize { didSet { invalidateLayout() } }
  /// Between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Between the items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Around each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Only the length in the direction of scrolling matters; 0 is no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  static let standardItemSize = CGSize(width: 50, height: 50)
  /// What the default of the delegate's size method returns; no app does.
  static let notImplemented = CGSize(
    width: -CGFloat.greatestFiniteMagnitude, height: -CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var hasReported = false

  private var isVertical: Bool { scrollDirection == .vertical }

  /// What the collection's insets leave across the direction of scrolling.
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

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
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
    let measures = measures(of: section)
    let own = checked(itemSize, standard: Self.standardItemSize, section: section)
    guard count > 0, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return FlowSection(measures, count: count, itemSize: flow(own))
    }
    var sizes: [FlowSize] = []
    for item in 0..<count {
      let size = delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      if item == 0, size == Self.notImplemented {
        return FlowSection(measures, count: count, itemSize: flow(own))
      }
      sizes.append(flow(checked(size, standard: own, section: section, item: item)))
    }
    return FlowSection(measures, sizes: sizes)
  }

  private func measures(of section: Int) -> FlowMeasures {
    let before = CGSize(width: sectionInset.left, height: sectionInset.top)
    let after = CGSize(width: sectionInset.right, height: sectionInset.bottom)
    func length(_ value: CGFloat, standard: CGFloat = 0) -> CGFloat {
      if ListLimits.allows(value) { return value }
      report(value, IndexPath(item: 0, section: section))
      return standard
    }
    let (leading, trailing) = (flow(before), flow(after))
    return FlowMeasures(
      start: sections.last?.end ?? 0, header: length(flow(headerReferenceSize).main),
      footer: length(flow(footerReferenceSize).main), leading: length(leading.main),
      trailing: length(trailing.main), crossLeading: length(leading.cross),
      available: max(0, crossLength - length(leading.cross) - length(trailing.cross)),
      lineSpacing: length(minimumLineSpacing, standard: 10),
      itemSpacing: length(minimumInteritemSpacing, standard: 10))
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

  /// The first one only: a wrong size is seldom alone.
  private func report(_ length: CGFloat, _ path: IndexPath) {
    guard !hasReported else { return }
    hasReported = true
    (collectionView?.environment ?? .current).problems.report(.impossibleLength(length, path))
  }

  // MARK: Answers

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
        layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: index))
      }
      result += items.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: index))
      }
    }
    // Not `intersects`: rectangles that only touch share nothing to be seen.
    return result.filter { attributes in
      let frame = attributes.frame
      return isVertical
        ? frame.maxY > low && frame.minY < high : frame.maxX > low && frame.minX < high
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), (0..<section.count).contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (start, size) = section.span(ofItem: indexPath.item)
    attributes.frame = rect(start, size)
    return attributes
  }

  /// A header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), indexPath.item == 0 else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? section.measures.header : section.measures.footer
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter, length > 0 else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = rect(
      FlowSize(main: isHeader ? section.measures.start : section.footerStart, cross: 0),
      FlowSize(main: length, cross: crossLength))
    return attributes
  }

  private func section(of path: IndexPath) -> FlowSection? {
    path.count == 2 && sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  /// Only another length across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return flow(newBounds.size).cross != flow(collectionView.preparedBounds.size).cross
  }
}
