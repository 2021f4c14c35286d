import Foundation
import Graphics

/// A cell or a supplementary view on the screen.
struct ShownElement {
  let key: ElementKey
  let view: UICollectionReusableView
  var state: ElementState
}

/// Names an element and orders the subviews: by section, in it headers first, then items, then the
/// rest by kind.
struct ElementKey: Hashable, Comparable {
  let indexPath: IndexPath
  /// Nil for cells.
  let kind: String?

  private var rank: Int {
    switch kind {
    case UICollectionView.elementKindSectionHeader: 0
    case nil: 1
    default: 2
    }
  }

  static func < (a: ElementKey, b: ElementKey) -> Bool {
    (a.indexPath.section, a.rank, a.kind ?? "", a.indexPath.item)
      < (b.indexPath.section, b.rank, b.kind ?? "", b.indexPath.item)
  }
}

/// What a layout said of an element, to see whether it says something new.
@MainActor
struct ElementState: Equatable {
  private let frame: CGRect
  private let alpha: CGFloat
  private let transform: CATransform3D
  private let zIndex: Int
  private let isHidden: Bool

  init(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    transform = attributes.transform3D
    zIndex = attributes.zIndex
    isHidden = attributes.isHidden
  }
}

/// Keeps cells and supplementary views for what the layout says is visible. Subviews are in the
/// order of `ElementKey`, whatever way the collection was scrolled.
extension UICollectionView {
  /// Asks for counts and has the layout prepare, if something changed.
  func prepareLayout() {
    guard needsPreparation, !isBusy else { return }
    isBusy = true
    if needsCounts {
      needsCounts = false
      drop { _ in true }
      counts = countedItems()
    }
    needsPreparation = false
    preparedBounds = bounds
    collectionViewLayout.prepare()
    isBusy = false
    let size = collectionViewLayout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { contentSize = size }
    setNeedsLayout()
  }

  private func countedItems() -> [Int] {
    guard let dataSource else { return [] }
    let counts = RowCounts(sections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if let problem = counts.problem { environment.problems.report(problem) }
    return counts.counts
  }

  func tile() {
    isBusy = true
    defer { isBusy = false }
    let wanted = visibleAttributes()
    let keys = Set(wanted.map(\.key))
    drop { !keys.contains($0.key) }
    var next: [ShownElement] = []
    var old = shown[...]
    for (key, attributes) in wanted {
      let state = ElementState(attributes)
      if var element = old.first, element.key == key {
        old.removeFirst()
        if element.state != state { apply(attributes, to: element.view) }
        element.state = state
        next.append(element)
      } else if let view = makeView(for: key, beside: next + old) {
        apply(attributes, to: view)
        insert(view, after: next.last, before: old.first, key)
        next.append(ShownElement(key: key, view: view, state: state))
      }
    }
    shown = next
  }

  /// Sorted; an element that the layout gives twice counts once, one that is nowhere or that the
  /// data source does not know not at all.
  private func visibleAttributes() -> [(
    key: ElementKey, attributes: UICollectionViewLayoutAttributes
  )] {
    let given = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var seen: Set<ElementKey> = []
    return given.map { attributes in
      (
        key: ElementKey(
          indexPath: attributes.indexPath, kind: attributes.representedElementKind),
        attributes: attributes
      )
    }
    .filter { key, attributes in
      attributes.frame.isPlaceable && !attributes.isHidden && isKnown(key)
        && seen.insert(key).inserted
    }
    .sorted { $0.key < $1.key }
  }

  private func isKnown(_ key: ElementKey) -> Bool {
    let path = key.indexPath
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    return key.kind != nil || (0..<counts[path.section]).contains(path.item)
  }

  private func makeView(
    for key: ElementKey, beside others: [ShownElement]
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view =
      if let kind = key.kind {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
      } else {
        dataSource.collectionView(self, cellForItemAt: key.indexPath)
      }
    guard others.contains(where: { $0.view === view }) else { return view }
    environment.problems.report(.cellUsedTwice(key.indexPath))
    return key.kind == nil
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.transform = .identity
    view.frame = attributes.frame
    view.layer.transform = attributes.transform3D
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func insert(
    _ view: UICollectionReusableView, after previous: ShownElement?, before next: ShownElement?,
    _ key: ElementKey
  ) {
    if let cell = view as? UICollectionViewCell, key.kind == nil {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    }
    if let previous {
      insertSubview(view, aboveSubview: previous.view)
    } else if let next {
      insertSubview(view, belowSubview: next.view)
    } else {
      insertSubview(view, at: elementFloor)
    }
  }

  private func drop(_ isGone: (ShownElement) -> Bool) {
    let gone = shown.filter(isGone)
    if gone.count == shown.count, let first = shown.first {
      elementFloor = subviews.firstIndex { $0 === first.view } ?? elementFloor
    }
    shown.removeAll(where: isGone)
    for element in gone {
      element.view.removeFromSuperview()
      recycle(element)
    }
  }

  private func recycle(_ element: ShownElement) {
    let (view, key) = (element.view, element.key)
    if let kind = key.kind {
      supplementaryPools[kind, default: ReusePool()].recycle(view, as: view.reuseIdentifier)
    } else if let cell = view as? UICollectionViewCell {
      cellPool.recycle(cell, as: cell.reuseIdentifier)
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    }
  }
}
