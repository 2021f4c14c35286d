import Foundation

/// Sections with orthogonal scrolling. Their elements are subviews of a scroll view for the
/// section.
///
/// The scroll view is created with the first visible element and removed with the last one. The
/// section's offset is kept.
extension UICollectionView {
  func orthogonalOffset(ofSection section: Int) -> CGFloat? { orthogonalOffsets[section] }

  func orthogonalScrolled(_ section: Int, to offset: CGFloat) {
    guard orthogonalOffsets[section] != offset else { return }
    orthogonalOffsets[section] = offset
    setNeedsLayout()
  }

  /// Returns the view that contains an element: the collection view or the scroll view of a
  /// section.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let section = attributes.scrollerSection,
      let place = collectionViewLayout.orthogonalSection(ofSection: section)
    else { return self }
    if let scroller = scrollers[section] { return scroller }
    let scroller = OrthogonalScrollView(section: section, of: self)
    scroller.update(place, offset: orthogonalOffsets[section] ?? place.initialOffset)
    scrollers[section] = scroller
    return scroller
  }

  /// Updates the scroll views of sections to the current layout, and removes those without
  /// elements.
  func settleScrollers() {
    for section in scrollers.keys.sorted() {
      guard let scroller = scrollers[section] else { continue }
      let isUsed = scroller.superview == nil || shown.contains { $0.view.superview === scroller }
      guard isUsed, let place = collectionViewLayout.orthogonalSection(ofSection: section) else {
        scroller.removeFromSuperview()
        scrollers[section] = nil
        continue
      }
      scroller.update(place, offset: orthogonalOffsets[section] ?? place.initialOffset)
    }
  }

  /// Inserts a view into its host in the order of the elements: in front of the last element before
  /// it.
  func enter(
    _ view: UIView, _ host: UIView, after previous: [ShownElement], before next: ShownElement?
  ) {
    if host !== self, host.superview == nil {
      enter(host, self, after: previous, before: next)
    }
    func entry(_ element: ShownElement) -> UIView? {
      if element.view.superview === host { return element.view }
      return host === self && element.view.superview?.superview === self
        ? element.view.superview : nil
    }
    var below: UIView?
    for element in previous.reversed() where below == nil {
      below = entry(element).flatMap { $0 === view ? nil : $0 }
    }
    if let below {
      host.insertSubview(view, aboveSubview: below)
    } else if let next = next.flatMap(entry), next !== view {
      host.insertSubview(view, belowSubview: next)
    } else {
      host.insertSubview(view, at: host === self ? elementFloor : 0)
    }
  }
}
