public import Foundation
import ScrollPhysics

/// Questions about items. Paths that name no item get nil or nothing.
extension UICollectionView {
  /// As the data source says, asked at most once a reload; 0 without one.
  public var numberOfSections: Int {
    prepareLayout()
    return counts.count
  }

  /// 0 for a section that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    prepareLayout()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// In the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    shown.compactMap { $0.key.isItem ? $0.view as? UICollectionViewCell : nil }
  }

  /// The items on the screen, in the order of their index paths; empty before the first layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.compactMap { $0.key.isItem ? $0.key.indexPath : nil }
  }

  /// Nil if the item is not on the screen.
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key == ElementKey(item: path) }?.view
      as? UICollectionViewCell
  }

  /// The item that a cell on the screen stands for; nil for any other cell.
  ///
  /// - Complexity: linear in the number of elements on the screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.indexPath
  }

  /// Nil if the element is not on the screen.
  public func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key == ElementKey(supplementaryView: kind, at: path) }?.view
  }

  /// The supplementary views of a kind on the screen, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.view)
  }

  /// The index paths of the supplementary views of a kind on the screen, in their order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.key.indexPath)
  }

  /// Where the layout places a supplementary view, on the screen or not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.shownAttributes(
      of: ElementKey(supplementaryView: kind, at: indexPath))
  }

  /// Where the layout places an item, on the screen or not.
  public func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.shownAttributes(of: ElementKey(item: path))
  }

  /// The item under a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last { element in
      guard element.key.isItem else { return false }
      return element.view.frame.contains(convert(point, to: element.view.superview))
    }?.key.indexPath
  }

  /// Scrolls as far as the content goes.
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else {
      return environment.problems.report(.unknownIndexPath(path))
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
