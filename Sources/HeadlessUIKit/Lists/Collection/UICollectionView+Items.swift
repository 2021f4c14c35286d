public import Foundation
import ScrollPhysics

/// Queries about sections, items and their views. An index path that names no item gives nil or an
/// empty result.
extension UICollectionView {
  /// The number of sections. The data source is asked once per reload; without one the number is 0.
  public var numberOfSections: Int {
    prepareLayout()
    return counts.count
  }

  /// Returns the number of items in a section; 0 for an unknown section.
  public func numberOfItems(inSection section: Int) -> Int {
    prepareLayout()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells on the screen, in order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    shown.compactMap { $0.key.isItem ? $0.view as? UICollectionViewCell : nil }
  }

  /// The index paths of the items on the screen, in order; empty before the first layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.compactMap { $0.key.isItem ? $0.key.indexPath : nil }
  }

  /// Returns the index path of the item that a visible cell shows; nil for any other cell.
  ///
  /// - Complexity: linear in the number of elements on the screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.indexPath
  }

  /// Returns a supplementary view; nil if it is not on the screen.
  public func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key == ElementKey(supplementaryView: kind, at: path) }?.view
  }

  /// Returns the visible supplementary views of a kind, in order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.key.indexPath)
  }

  /// Returns the layout attributes of a supplementary view, even if it is not on the screen.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.shownAttributes(
      of: ElementKey(supplementaryView: kind, at: indexPath))
  }

  /// Returns the layout attributes of an item, even if it is not on the screen.
  public func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.shownAttributes(of: ElementKey(item: path))
  }

  /// Returns the index path of the visible item at a point in content coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last { element in
      guard element.key.isItem else { return false }
      return element.view.frame.contains(convert(point, to: element.view.superview))
    }?.key.indexPath
  }

  /// Scrolls to an item, as far as the content allows, so that it is at `position`.
  ///
  /// For an item of a section with orthogonal scrolling, it also scrolls the section.
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let attributes = layoutAttributesForItem(at: path) else {
      return environment.problems.report(ListProblem.unknownIndexPath(path))
    }
    // Before the first layout there is no visible part to which the item could scroll.
    guard !bounds.isEmpty else { return }
    var (frame, position) = (attributes.frame, position)
    if let section = attributes.scrollerSection,
      let place = collectionViewLayout.orthogonalSection(ofSection: section)
    {
      frame = scroll(section, place, to: frame, at: position, animated: animated)
      // The rest of the position is that of the section in the collection view.
      position.subtract(
        place.axis == .horizontal
          ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
    }
    let inset = adjustedContentInset
    func limited(_ value: CGFloat, _ axis: ScrollAxis.Direction) -> CGFloat {
      CGFloat(scrollAxis(axis).range.clamp(Double(value)))
    }
    let top = frame.minY - inset.top
    let bottom = frame.maxY + inset.bottom - bounds.height
    let left = frame.minX - inset.left
    let right = frame.maxX + inset.right - bounds.width
    let y = place(
      contentOffset.y, top, bottom, position.contains(.top),
      position.contains(.centeredVertically), position.contains(.bottom))
    let x = place(
      contentOffset.x, left, right, position.contains(.left),
      position.contains(.centeredHorizontally), position.contains(.right))
    setContentOffset(
      CGPoint(x: limited(x, .horizontal), y: limited(y, .vertical)), animated: animated)
  }

  /// Scrolls an orthogonally scrolling section to an item.
  ///
  /// - Parameter frame: The item's frame in the section.
  /// - Returns: The frame that the item gets in the collection view's content.
  private func scroll(
    _ section: Int, _ layout: OrthogonalSection, to frame: CGRect, at position: ScrollPosition,
    animated: Bool
  ) -> CGRect {
    let axis = layout.axis
    let (length, here) = (
      axis.length(of: layout.frame.size), orthogonalOffsets[section] ?? layout.initialOffset
    )
    let isHorizontal = axis == .horizontal
    let wanted = place(
      here, axis.start(of: frame) - layout.before, axis.end(of: frame) + layout.after - length,
      position.contains(isHorizontal ? .left : .top),
      position.contains(isHorizontal ? .centeredHorizontally : .centeredVertically),
      position.contains(isHorizontal ? .right : .bottom))
    let last = axis.length(of: layout.contentSize) - length + layout.after
    let offset = min(max(wanted, -layout.before), max(last, -layout.before))
    if let scroller = scrollers[section] {
      scroller.setContentOffset(axis.point(offset, 0), animated: animated)
    } else {
      orthogonalScrolled(section, to: offset)
    }
    let origin = layout.frame.origin
    let moved = axis.point(offset, 0)
    return frame.offsetBy(dx: origin.x - moved.x, dy: origin.y - moved.y)
  }

  private func place(
    _ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ atStart: Bool, _ centred: Bool,
    _ atEnd: Bool
  ) -> CGFloat {
    if atStart { return start }
    if centred { return (start + end) / 2 }
    if atEnd { return end }
    return offset > start ? start : max(offset, end)
  }
}
