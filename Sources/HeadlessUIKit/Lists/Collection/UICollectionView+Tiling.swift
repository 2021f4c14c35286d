import Foundation
import Graphics

/// Creation, placement and recycling of the visible cells, supplementary views and decoration
/// views.
///
/// The order of the subviews is that of `ElementKey`, whichever way the collection view was
/// scrolled.
extension UICollectionView {
  /// Loads counts from the data source and prepares the layout, if either is out of date.
  func prepareLayout() {
    // A query about items only needs the counts.
    let reloads = core.needs.contains(.reload) && core.work == .layingOut
    guard core.needs.contains(.frames) || reloads, !core.isQuerying else { return }
    core.querying {
      if core.needs.remove(.counts) != nil {
        drop { _ in true }
        counts = countedItems()
        refreshSectionIndex()
      }
      if reloads {
        invalidateLayoutForReload()
        core.needs.subtract([.reload, .counts])
      }
      core.needs.remove(.frames)
      collectionViewLayout.prepare()
      collectionViewLayout.hasPrepared = true
    }
    core.advance(to: .prepared)
    let size = collectionViewLayout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { contentSize = size }
    scrollToRightEnd()
    if core.work == .idle { setNeedsLayout() }
  }

  /// Shows the right end of the content first in a right-to-left layout.
  private func scrollToRightEnd() {
    guard core.stage < .shown else { return }
    if !bounds.isEmpty { core.advance(to: .shown) }
    guard collectionViewLayout.isMirrored, contentOffset.x <= 0 else { return }
    contentOffset.x = max(0, contentSize.width - bounds.width)
  }

  func countedItems() -> [Int] {
    guard let dataSource else { return [] }
    let counts = RowCounts(sections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if let problem = counts.problem { environment.problems.report(problem) }
    return counts.counts
  }

  /// Prepares the layout and shows the visible elements until no cell prefers another size. Each
  /// cell is asked once, so the loop ends.
  func tileUntilSettled() {
    core.layingOut {
      prepareLayout()
      var outcome = tile()
      while case .resized(let anchor) = outcome, core.needs.contains(.frames) {
        prepareLayout()
        restorePosition(of: anchor)
        outcome = tile()
      }
      prefetch()
    }
  }

  private func tile() -> TilingOutcome { core.querying { tileVisible() } }

  private func tileVisible() -> TilingOutcome {
    settleScrollers()
    let wanted = visibleAttributes()
    let asksAgain = core.needs.remove(.sizes) != nil
    let keys = Set(wanted.map(\.key))
    drop { !keys.contains($0.key) }
    let anchor = shown.first { $0.key.isItem }.map { ($0.key, $0.attributes.frame) }
    var hasResized = false
    var next: [ShownElement] = []
    var old = shown[...]
    for (key, attributes) in wanted {
      if var element = old.first, element.key == key {
        old.removeFirst()
        let isNews = !element.attributes.isEqual(attributes)
        let isResized =
          element.attributes.size != attributes.size && element.preferredSize != attributes.size
        if isNews {
          apply(attributes, to: element.view)
          element.attributes = Self.copy(of: attributes)
        }
        if attributes.fitting != nil, asksAgain || isResized, requestPreferredSize(of: &element) {
          hasResized = true
        }
        next.append(element)
      } else if let view = makeView(for: key, with: attributes, beside: next + old) {
        apply(attributes, to: view)
        insert(view, with: attributes, after: next, before: old.first)
        var element = ShownElement(key: key, view: view, attributes: Self.copy(of: attributes))
        if requestPreferredSize(of: &element) { hasResized = true }
        next.append(element)
      }
    }
    shown = next
    settleScrollers()
    return hasResized ? .resized(anchor: anchor) : .settled
  }

  static func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }

  /// Returns the visible elements in order. Repeated elements, unknown items and elements without a
  /// finite frame are left out.
  func visibleAttributes() -> [(
    key: ElementKey, attributes: UICollectionViewLayoutAttributes
  )] {
    var given = collectionViewLayout.shownElements(in: bounds) ?? []
    var seen: Set<ElementKey> = []
    // The moved item is visible wherever its position in the layout is.
    if let moving = movingAttributes() { given.insert(moving, at: 0) }
    return given.map { (key: ElementKey($0), attributes: $0) }
      .filter { key, attributes in
        attributes.frame.isPlaceable && !attributes.isHidden && isKnown(key)
          && seen.insert(key).inserted
      }
      .sorted { $0.key < $1.key }
  }

  /// Supplementary and decoration views need not belong to a section: the layout chooses their
  /// index paths.
  private func isKnown(_ key: ElementKey) -> Bool {
    let path = key.indexPath
    guard key.isItem else { return !path.isEmpty }
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    return (0..<counts[path.section]).contains(path.item)
  }

  /// Returns the frame in which a requested view is created; empty for a view that the collection
  /// view did not request.
  func frame(forNew key: ElementKey) -> CGRect {
    requestedElement.flatMap { $0.key == key ? $0.frame : nil } ?? .zero
  }

  /// Sets the position in a list of a view that is created for a requested element, on which its
  /// default configurations depend.
  func placed<View: UICollectionReusableView>(_ view: View, as key: ElementKey) -> View {
    if let element = requestedElement, element.key == key { view.setPosition(element.place) }
    return view
  }

  func makeView(
    for key: ElementKey, with attributes: UICollectionViewLayoutAttributes,
    beside others: [ShownElement]
  ) -> UICollectionReusableView? {
    let path = key.isItem ? dataPath(key.indexPath) : key.indexPath
    requestedElement = (key.moved(to: path), attributes.frame, attributes.listPlace)
    defer { requestedElement = nil }
    let made: UICollectionReusableView?
    switch key.category {
    case .cell: made = dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      made = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: made = decoration(ofKind: key.kind ?? "")
    }
    guard let view = made, others.contains(where: { $0.view === view }) else { return made }
    environment.problems.report(ListProblem.cellUsedTwice(key.indexPath))
    return key.isItem
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  private func decoration(ofKind kind: String) -> UICollectionReusableView? {
    let view = collectionViewLayout.decorationPools[kind, default: ReusePool()].dequeue(
      kind, frame: requestedElement?.frame ?? .zero)
    if view == nil { environment.problems.report(ListProblem.unregisteredDecoration(kind)) }
    return view
  }

  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    let anchor = view.layer.anchorPoint
    let size = attributes.size
    if view.bounds.size != size {
      view.bounds = CGRect(origin: view.bounds.origin, size: size)
    }
    // The centre of the attributes is the middle of the element; that of the view is the position
    // of its anchor point.
    let origin = attributes.scrollerSection == nil ? .zero : host(of: attributes).frame.origin
    view.center = CGPoint(
      x: attributes.center.x + (anchor.x - 0.5) * size.width - origin.x,
      y: attributes.center.y + (anchor.y - 0.5) * size.height - origin.y)
    view.layer.transform = attributes.transform3D
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.setPosition(attributes.listPlace)
    enableSwipes(of: attributes)
    view.apply(attributes)
  }

  func insert(
    _ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes,
    after previous: [ShownElement], before next: ShownElement?
  ) {
    let key = ElementKey(attributes)
    if let cell = view as? UICollectionViewCell, key.isItem {
      let path = dataPath(key.indexPath)
      cell.isSelected = core.selection.paths.contains(path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if let kind = key.kind, key.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
    enter(view, host(of: attributes), after: previous, before: next)
  }

  func drop(_ isGone: (ShownElement) -> Bool) {
    let gone = shown.filter(isGone)
    if gone.count == shown.count, let first = shown.first {
      let floor = first.view.superview === self ? first.view : first.view.superview
      elementFloor = subviews.firstIndex { $0 === floor } ?? elementFloor
    }
    shown.removeAll(where: isGone)
    for element in gone {
      if element.view === swiper?.swipe?.cell { swiper?.close(animated: false) }
      element.view.removeFromSuperview()
      recycle(element)
    }
  }

  func recycle(_ element: ShownElement) {
    let (view, key) = (element.view, element.key)
    switch (key.category, key.kind) {
    case (.decorationView, let kind?):
      collectionViewLayout.decorationPools[kind, default: ReusePool()].recycle(view, as: kind)
    case (.supplementaryView, let kind?):
      supplementaryPools[kind, default: ReusePool()].recycle(view, as: view.reuseIdentifier)
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    case (.cell, _), (_, nil):
      guard let cell = view as? UICollectionViewCell else { return }
      cellPool.recycle(cell, as: cell.reuseIdentifier)
      collectionDelegate?.collectionView(
        self, didEndDisplaying: cell, forItemAt: dataPath(key.indexPath))
    }
  }
}
