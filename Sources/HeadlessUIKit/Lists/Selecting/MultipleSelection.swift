import Foundation

/// A two-finger pan that selects the rows between its first row and its current one.
///
/// If the pan begins on a selected row, it deselects rows instead. Rows that the pan leaves again
/// return to their earlier state.
@MainActor
final class MultipleSelection: UIGestureRecognizerDelegate {
  /// The list that owns this object.
  private unowned let list: any SelectingList
  let pan = MultipleSelectionGestureRecognizer()
  private lazy var edgeScroll = EdgeScroll(list, for: self)
  private var anchor: IndexPath?
  private var current: IndexPath?
  /// The index paths that were selected before the pan.
  private var before: Set<IndexPath> = []

  init(_ list: any SelectingList) {
    self.list = list
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.panned() }
    list.attach(pan)
  }

  /// Stores the row under the first finger as the anchor, and returns whether several rows may be
  /// selected from there.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let finger = pan.tracked.first,
      let path = list.selectableRow(at: list.convert(finger.start, from: nil)),
      list.mayBeginMultipleSelection(at: path)
    else { return false }
    anchor = path
    return true
  }

  private func panned() {
    switch pan.state {
    case .began:
      guard let anchor else { return }
      before = list.selectedPaths
      list.edgeScroll = edgeScroll
      list.beginMultipleSelection(at: anchor)
      extend(from: [], to: [anchor])
      current = anchor
      follow()
    case .changed: follow()
    case .ended, .cancelled:
      edgeScroll.stop()
      (anchor, current, before) = (nil, nil, [])
      list.endMultipleSelection()
    case .possible, .failed: break
    }
  }

  private func follow() {
    edgeScroll.follow(pan.location(ofTouch: 0, in: list))
    extendSelection(to: edgeScroll.place)
  }

  /// Extends the selection to the row at `place`, a point relative to the top-left corner of the
  /// visible part.
  ///
  /// A point outside the rows changes nothing.
  private func extendSelection(to place: CGPoint) {
    guard let anchor, let current,
      let goal = list.selectableRow(at: place + list.contentOffset), goal != current
    else { return }
    self.current = goal
    extend(
      from: list.rows(from: anchor, through: current), to: list.rows(from: anchor, through: goal))
  }

  private func extend(from old: [IndexPath], to new: [IndexPath]) {
    guard let anchor else { return }
    let (known, wanted) = (Set(old), Set(new))
    for path in old.reversed() where !wanted.contains(path) {
      set(path, isSelected: before.contains(path))
    }
    for path in new where !known.contains(path) {
      set(path, isSelected: !before.contains(anchor))
    }
  }

  private func set(_ path: IndexPath, isSelected: Bool) {
    guard list.selectedPaths.contains(path) != isSelected else { return }
    if isSelected { list.selectByTouch(path) } else { list.deselectByTouch(path) }
  }
}

extension MultipleSelection: EdgeScrollFollower {
  func contentDidScroll(under place: CGPoint) {}

  func targetMayHaveChanged(under place: CGPoint) { extendSelection(to: place) }
}
