import Foundation

/// Two fingers select the rows between the one where they came down and the one where they are. From a row that is
/// selected they take others out of the selection instead. Rows that they leave again are as they were before.
@MainActor
final class MultipleSelection: UIGestureRecognizerDelegate {
  /// The list, which owns this.
  private unowned let list: any SelectingList
  let pan = MultipleSelectionGestureRecognizer()
  private lazy var edgeScroll = EdgeScroll(list, for: self)
  private var anchor: IndexPath?
  private var current: IndexPath?
  /// What was selected before.
  private var before: Set<IndexPath> = []

  init(_ list: any SelectingList) {
    self.list = list
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.panned() }
    list.attach(pan)
  }

  /// The row on which the first finger came down.
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
    reach(edgeScroll.place)
  }

  /// The first finger is there, from the upper left corner of what is seen. Beside the rows nothing changes.
  private func reach(_ place: CGPoint) {
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
  func contentMoved(under place: CGPoint) {}

  func contentPassed(under place: CGPoint) { reach(place) }
}
