public import Foundation

/// Insertion, deletion, reloading and moving of items and sections in animated batches.
///
/// Before the first layout an update only reloads the data. Counts that do not match the announced
/// updates are an error of the app: it is reported, and the collection view reloads.
extension UICollectionView: CoreList {
  /// Groups the updates made in a closure that does not escape into one animated batch, as the
  /// method that takes an optional closure.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }

  /// Configures the existing cells of items again.
  ///
  /// The data source is asked for the cells and receives the existing ones from the reuse pool.
  /// Items that are not on the screen are ignored.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard let dataSource, !core.isQuerying else { return }
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      cellPool.setNextView(cell, as: cell.reuseIdentifier)
      _ = dataSource.collectionView(self, cellForItemAt: path)
      cellPool.setNextView(nil, as: cell.reuseIdentifier)
    }
  }

  // MARK: Reloading

  /// Reloads at the next layout pass, because the data source changed.
  ///
  /// The layout is invalidated only then: it may ask a delegate whose outlets are not connected
  /// yet, or the collection view for bounds that are not final.
  func setNeedsReload() {
    forgetItems()
    core.needs.formUnion([.counts, .reload])
    layoutInvalidated()
  }

  func forgetItems() {
    swiper?.close(animated: false)
    abortMove()
    core.selection = ListSelection()
    core.prefetching.reset()
  }

  /// Tells the layout that everything changes, including the counts.
  func invalidateLayoutForReload() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func layoutInvalidated() {
    core.needs.insert(.frames)
    // The layout pass that reloads prepares the layout itself.
    if core.isQuerying, core.needs.contains(.reload) { return }
    setNeedsLayout()
  }

  func layoutInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { core.needs.insert(.counts) }
    if context.invalidateEverything { core.needs.insert(.sizes) }
    layoutInvalidated()
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset != .zero {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  // MARK: Batch updates

  static let updateDuration: TimeInterval = 0.3

  func refreshCountsIfNeeded() { prepareLayout() }

  func commit(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?) {
    abortMove()
    guard core.stage > .new, !core.needs.contains(.counts), !core.isQuerying else {
      reloadData()
      completion?(true)
      return
    }
    let oldCounts = counts
    counts = countedItems()
    let change: ListChange
    do {
      change = try ListChange(updates, oldCounts: oldCounts, newCounts: counts)
    } catch {
      environment.problems.raise(error)
      reloadData()
      completion?(true)
      return
    }
    apply(change, completion)
  }

  private func apply(_ change: ListChange, _ completion: ((Bool) -> Void)?) {
    let layout = collectionViewLayout
    core.selection.follow(change)
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.isUpdating = true
    layout.invalidateLayout(with: context)
    layout.isUpdating = false
    layout.updateKnownSizes(change.newKey)
    core.needs.remove(.counts)
    core.layingOut { prepareLayout() }
    layout.prepare(forCollectionViewUpdates: change.updateItems)
    let named = namedByLayout()
    let oldKey = { (key: ElementKey) -> ElementKey? in
      named.coming.contains(key) ? nil : change.oldKey(key)
    }
    let newKey = { (key: ElementKey) -> ElementKey? in
      named.leaving.contains(key) ? nil : change.newKey(key)
    }
    animate(
      from: oldKey, to: newKey,
      coming: { key in
        guard oldKey(key) == nil else { return nil }
        return layout.initialAttributes(of: key)
      },
      leaving: { key in
        guard newKey(key) == nil else { return nil }
        return layout.finalAttributes(of: key)
      },
      completion)
    layout.finalizeCollectionViewUpdates()
  }

  /// Returns the supplementary and decoration views that the layout itself inserts and deletes in a
  /// batch, for all registered kinds.
  private func namedByLayout() -> (coming: Set<ElementKey>, leaving: Set<ElementKey>) {
    let layout = collectionViewLayout
    func keys(
      _ supplementary: (String) -> [IndexPath], _ decoration: (String) -> [IndexPath]
    ) -> Set<ElementKey> {
      var found: Set<ElementKey> = []
      for kind in supplementaryPools.keys.sorted() {
        found.formUnion(supplementary(kind).map { ElementKey(supplementaryView: kind, at: $0) })
      }
      for kind in layout.decorationPools.keys.sorted() {
        found.formUnion(decoration(kind).map { ElementKey(decorationView: kind, at: $0) })
      }
      return found
    }
    let coming = keys(
      layout.indexPathsToInsertForSupplementaryView, layout.indexPathsToInsertForDecorationView)
    let leaving = keys(
      layout.indexPathsToDeleteForSupplementaryView, layout.indexPathsToDeleteForDecorationView)
    return (coming, leaving)
  }

  /// Animates to the current state of the layout: visible elements move there, the others appear or
  /// disappear.
  func animate(
    from oldKey: @escaping (ElementKey) -> ElementKey?,
    to newKey: @escaping (ElementKey) -> ElementKey?,
    coming: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?,
    leaving: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?,
    _ completion: ((Bool) -> Void)?
  ) {
    var gone: [ShownElement] = []
    let fresh = measuredNewViews(oldKey)
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.settleOffset()
        gone = self.core.querying { self.showUpdated(oldKey, newKey, coming, leaving, fresh) }
      },
      completion: { isFinished in
        for element in gone {
          element.view.removeFromSuperview()
          self.recycle(element)
        }
        completion?(isFinished)
      })
    setNeedsLayout()
  }

  private func settleOffset() {
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let target =
      collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }

  private func showUpdated(
    _ oldKey: (ElementKey) -> ElementKey?, _ newKey: (ElementKey) -> ElementKey?,
    _ coming: (ElementKey) -> UICollectionViewLayoutAttributes?,
    _ leaving: (ElementKey) -> UICollectionViewLayoutAttributes?,
    _ fresh: [ElementKey: UICollectionReusableView]
  ) -> [ShownElement] {
    var remaining = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, $0) })
    let before = shown
    var fresh = fresh
    settleScrollers()
    var next: [ShownElement] = []
    for (key, attributes) in visibleAttributes() {
      let known = oldKey(key).flatMap { remaining.removeValue(forKey: $0) }
      guard
        let view = known?.view ?? fresh.removeValue(forKey: key)
          ?? makeView(for: key, with: attributes, beside: next + before)
      else { continue }
      if known == nil {
        UIView.performWithoutAnimation {
          apply(coming(key) ?? Self.attributesAfterRemoval(attributes), to: view)
          insert(view, with: attributes, after: next, before: nil)
          view.layoutIfNeeded()
        }
      } else {
        enter(view, host(of: attributes), after: next, before: nil)
      }
      apply(attributes, to: view)
      next.append(
        ShownElement(key: key, view: view, attributes: Self.copy(of: attributes)))
    }
    shown = next
    for key in fresh.keys.sorted() {
      if let view = fresh[key] { view.removeFromSuperview() }
    }
    let gone = before.compactMap { remaining[$0.key] }
    for element in gone {
      let goal = newKey(element.key).flatMap { collectionViewLayout.shownAttributes(of: $0) }
      apply(
        leaving(element.key) ?? goal ?? Self.attributesAfterRemoval(element.attributes),
        to: element.view)
    }
    return gone
  }

  /// Returns views for elements that appear with the update, if the layout estimates their sizes.
  ///
  /// Their sizes are determined before the animation. Each view is asked once, so the loop ends.
  private func measuredNewViews(
    _ oldKey: (ElementKey) -> ElementKey?
  ) -> [ElementKey: UICollectionReusableView] {
    var fresh: [ElementKey: UICollectionReusableView] = [:]
    let shownKeys = Set(shown.map(\.key))
    UIView.performWithoutAnimation {
      var hasResized = true
      while hasResized {
        hasResized = core.querying { measureNewViews(oldKey, shownKeys, &fresh) }
        core.layingOut { prepareLayout() }
      }
    }
    return fresh
  }

  /// Creates and measures the views that will appear and have not been measured.
  ///
  /// - Returns: Whether the size of one differs from the size in the layout.
  private func measureNewViews(
    _ oldKey: (ElementKey) -> ElementKey?, _ shownKeys: Set<ElementKey>,
    _ fresh: inout [ElementKey: UICollectionReusableView]
  ) -> Bool {
    var hasResized = false
    for (key, attributes) in visibleAttributes() where attributes.fitting != nil {
      let isKnown = oldKey(key).map(shownKeys.contains) ?? false
      guard !isKnown, fresh[key] == nil,
        let view = makeView(for: key, with: attributes, beside: shown)
      else { continue }
      fresh[key] = view
      apply(attributes, to: view)
      enter(view, host(of: attributes), after: shown, before: nil)
      var element = ShownElement(key: key, view: view, attributes: Self.copy(of: attributes))
      if requestPreferredSize(of: &element) { hasResized = true }
    }
    return hasResized
  }

  private static func attributesAfterRemoval(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    copy.alpha = 0
    return copy
  }

  // MARK: Layout changes

  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard animated, core.stage > .new, layout !== old else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    core.layingOut { prepareLayout() }
    let views = shown.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    animate(
      from: { $0 }, to: { $0 }, coming: { old.shownAttributes(of: $0) },
      leaving: { layout.shownAttributes(of: $0) }
    ) { isFinished in
      for view in views { view.didTransition(from: old, to: layout) }
      completion?(isFinished)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }
}
