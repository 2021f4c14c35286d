public import Foundation

/// Items and sections that come, go and move, in batches that are seen to happen.
///
/// Before the first layout updates are a reload. Data that does not fit what was announced is a
/// mistake of the screen: it is reported, and the collection reloads.
extension UICollectionView {
  /// The updates in a closure as one batch; `completion` is called when it has been seen to happen.
  /// Paths that leave are those before the batch, paths that come those after it.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if updateDepth == 0, hasPrepared { prepareLayout() }
    updateDepth += 1
    updates()
    updateDepth -= 1
    if updateDepth == 0 {
      commitUpdates(completion)
    } else {
      completion?(true)
    }
  }

  /// The same; no updates are a batch without any.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() } as () -> Void, completion: completion)
  }

  /// Paths are those after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.inserted[path] = .automatic } }
  }

  /// Paths are those before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deleted[path] = .automatic } }
  }

  /// The items' cells are asked for anew. Paths are those before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloaded[path] = .automatic } }
  }

  /// From a path before the batch to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections are those after the batch.
  public func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  /// Sections are those before the batch.
  public func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  /// All of the sections is asked for anew. Sections are those before the batch.
  public func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  /// From a section before the batch to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// The cells of items on the screen are filled anew, by the data source, without being replaced.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard let dataSource, !isBusy else { return }
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      cellPool.handOutNext(cell, as: cell.reuseIdentifier)
      _ = dataSource.collectionView(self, cellForItemAt: path)
      cellPool.handOutNext(nil, as: cell.reuseIdentifier)
    }
  }

  func announce(_ updates: ListUpdates) { update { $0 = updates } }

  private func update(_ change: (inout ListUpdates) -> Void) {
    change(&updates)
    if updateDepth == 0 { commitUpdates(nil) }
  }

  // MARK: One batch

  static let updateDuration: TimeInterval = 0.3

  private func commitUpdates(_ completion: ((Bool) -> Void)?) {
    let updates = self.updates
    self.updates = ListUpdates()
    forgetMove()
    guard hasPrepared, !needsCounts, !isBusy else {
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
    selectedPaths = Set(selectedPaths.sorted().compactMap(change.newPath))
    highlightedPath = highlightedPath.flatMap(change.newPath)
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.isUpdating = true
    layout.invalidateLayout(with: context)
    layout.isUpdating = false
    layout.updateKnownSizes(change.newKey)
    needsCounts = false
    isTiling = true
    prepareLayout()
    isTiling = false
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

  /// The supplementary views and decorations that the layout itself has come and go in a batch, of the kinds
  /// that are registered.
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

  /// Shows what the layout says now; what was on the screen moves there, the rest comes and goes.
  func animate(
    from oldKey: @escaping (ElementKey) -> ElementKey?,
    to newKey: @escaping (ElementKey) -> ElementKey?,
    coming: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?,
    leaving: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?,
    _ completion: ((Bool) -> Void)?
  ) {
    var gone: [ShownElement] = []
    let fresh = measuredNewcomers(oldKey)
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.settleOffset()
        gone = self.showUpdated(oldKey, newKey, coming, leaving, fresh)
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
    isBusy = true
    defer { isBusy = false }
    var remaining = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, $0) })
    let before = shown
    var fresh = fresh
    settleScrollers()
    var next: [ShownElement] = []
    for (key, attributes) in visibleAttributes() {
      let known = oldKey(key).flatMap { remaining.removeValue(forKey: $0) }
      guard
        let view = known?.view ?? fresh.removeValue(forKey: key)
          ?? makeView(for: key, in: attributes.frame, beside: next + before)
      else { continue }
      if known == nil {
        UIView.performWithoutAnimation {
          apply(coming(key) ?? Self.vanished(attributes), to: view)
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
      apply(leaving(element.key) ?? goal ?? Self.vanished(element.attributes), to: element.view)
    }
    return gone
  }

  /// The views of elements that come with the update, where the layout estimates their sizes: they say
  /// theirs before anything moves. Each is asked once, so that this ends.
  private func measuredNewcomers(
    _ oldKey: (ElementKey) -> ElementKey?
  ) -> [ElementKey: UICollectionReusableView] {
    var fresh: [ElementKey: UICollectionReusableView] = [:]
    let shownKeys = Set(shown.map(\.key))
    UIView.performWithoutAnimation {
      var isSettled = false
      while !isSettled {
        isResizing = false
        isBusy = true
        for (key, attributes) in visibleAttributes() where attributes.fitting != nil {
          let isKnown = oldKey(key).map(shownKeys.contains) ?? false
          guard !isKnown, fresh[key] == nil,
            let view = makeView(for: key, in: attributes.frame, beside: shown)
          else {
            continue
          }
          fresh[key] = view
          apply(attributes, to: view)
          enter(view, host(of: attributes), after: shown, before: nil)
          var element = ShownElement(key: key, view: view, attributes: Self.copy(of: attributes))
          askForSize(of: &element)
        }
        isBusy = false
        isSettled = !isResizing
        isTiling = true
        prepareLayout()
        isTiling = false
      }
      isResizing = false
    }
    return fresh
  }

  private static func vanished(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    copy.alpha = 0
    return copy
  }

  // MARK: Another layout

  func takeOver(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard animated, hasPrepared, layout !== old else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    isTiling = true
    prepareLayout()
    isTiling = false
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
