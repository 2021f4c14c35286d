package import Foundation
import ScrollPhysics

/// One finger from touch-down to lift-off: the scroll views under it, and which of them it moves.
///
/// The finger's way is known piece by piece and is continuous; when the pan begins, and for whom, is
/// solved from it, not sampled. Ownership is decided once, when the pan begins: along the axis that
/// first exceeds the hysteresis, the innermost view with room in the finger's direction; if none has
/// room, the innermost. A view that becomes draggable while the finger is on its way already takes
/// part from then on; one whose scrolling is switched off does not see this finger again.
@MainActor
package final class TouchTracking {
  private(set) var path: FingerPath
  /// Scroll views under the finger, innermost first.
  private var chain: [UIScrollView]
  private var owner: UIScrollView?
  /// Those that the touch stopped.
  private let caught: [UIScrollView]
  private var hasBegun = false

  /// The finger comes down at `point` of the window. Every moving view under it stops; the innermost
  /// of them is dragged from here on, without hysteresis.
  package init(at point: CGPoint, on view: UIView?, time: TimeInterval) {
    path = FingerPath(start: point, downTime: time, segments: [])
    var chain: [UIScrollView] = []
    var ancestor = view
    while let current = ancestor {
      if let scrollView = current as? UIScrollView { chain.append(scrollView) }
      ancestor = current.superview
    }
    self.chain = chain
    caught = chain.filter { $0.takesTouches && $0.catchMotion(at: time) }
    for scrollView in chain { scrollView.panGestureRecognizer.touchDown(self) }
    if let first = caught.first(where: { !$0.draggableAxes.isEmpty }) {
      owner = first
      first.isTracking = true
      begin(first, anchor: point, axes: first.draggableAxes, at: time)
    } else {
      predictOwner()
    }
  }

  /// The finger will go to `point` and be there at `time`, which must not be before the end of its
  /// way so far; until `start` it stays where it is.
  package func move(
    to point: CGPoint, from start: TimeInterval, until time: TimeInterval, smoothly: Bool
  ) {
    stay(until: start)
    path = path.extended(
      by: FingerPath.Segment(
        to: point, duration: time - path.upTime, easing: smoothly ? .smooth : .linear))
    predictOwner()
  }

  /// When the pan will begin; nil once it has, and while the known way does not go that far. It may
  /// be over: where the finger was far enough away before something could be dragged.
  package var recognitionTime: TimeInterval? { hasBegun ? nil : recognition?.time }

  /// Begins the pan that is due at `time`.
  package func recognise(at time: TimeInterval) {
    guard !hasBegun, let recognition, recognition.time <= time + ScrollConstants.instant else {
      return
    }
    // What can be dragged may have changed since the way was known.
    predictOwner()
    guard let owner else { return }
    let isLate = recognition.time + ScrollConstants.instant < time
    let start = isLate ? time : recognition.time
    var axes = owner.draggableAxes
    if owner.isDirectionalLockEnabled, axes.count > 1,
      let locked = Axis.directionalLock(forTranslation: translation(at: start))
    {
      axes = axes.filter { $0 == locked }
    }
    // The hysteresis is swallowed along the axis that overcame it; the other starts where it is.
    begin(owner, anchor: location(at: start), axes: axes, at: start)
  }

  /// The finger leaves the screen.
  package func lift(at time: TimeInterval) {
    stay(until: time)
    let chain = chain  // of which the delegate may take views out
    for scrollView in chain { scrollView.keepIndicators(at: time) }
    owner?.endDrag(at: time)
    for scrollView in chain { scrollView.panGestureRecognizer.touchUp(at: time) }
    for scrollView in caught where scrollView !== owner { scrollView.settle(at: time) }
    for scrollView in chain { scrollView.isTracking = false }
  }

  /// A view's scrolling is switched off: it does not see this finger again.
  func lose(_ scrollView: UIScrollView) {
    chain.removeAll { $0 === scrollView }
    if owner === scrollView { owner = nil }
    guard !hasBegun else { return }
    scrollView.isTracking = false
    predictOwner()
  }

  /// How far down the finger has to go from where it is for its scroll view to be seen `points`
  /// beyond its top (beyond its bottom if negative). 0 where nothing can be dragged.
  package func travel(toOverscroll points: CGFloat, at time: TimeInterval) -> CGFloat {
    let direction: Double = points < 0 ? 1 : -1
    guard let scrollView = hasBegun ? owner : owner(along: .vertical, toward: direction) else {
      return 0
    }
    let axis = scrollView.scrollAxis(.vertical)
    let edge = points < 0 ? axis.range.upper : axis.range.lower
    let goal = edge - Double(points)
    if let travel = scrollView.drag?.travel(.vertical, to: goal, at: time) {
      return CGFloat(travel)
    }
    let travel = axis.raw(Double(scrollView.contentOffset.y)) - axis.raw(goal)
    // Until the pan begins the finger has to overcome the hysteresis from where it came down.
    let swallowed = scrollView.scrollConstants.panHysteresis * (travel < 0 ? -1 : 1)
    return CGFloat(travel + swallowed - Double(translation(at: time).y))
  }

  package func location(at time: TimeInterval) -> CGPoint { path.position(at: time) }

  func translation(at time: TimeInterval) -> CGPoint {
    let here = location(at: time)
    return CGPoint(x: here.x - path.start.x, y: here.y - path.start.y)
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: path.velocity(along: .horizontal, at: time), y: path.velocity(along: .vertical, at: time))
  }

  private func stay(until time: TimeInterval) {
    guard time > path.upTime else { return }
    path = path.extended(
      by: FingerPath.Segment(to: path.end, duration: time - path.upTime, easing: .linear))
  }

  private func begin(
    _ scrollView: UIScrollView, anchor: CGPoint, axes: [Axis], at time: TimeInterval
  ) {
    hasBegun = true
    scrollView.beginDrag(self, anchor: anchor, axes: axes, at: time)
  }

  private var recognition: FingerPath.Recognition? {
    let axes = Axis.allCases.filter { axis in chain.contains { $0.isDraggable(axis) } }
    let hysteresis = chain.first?.scrollConstants.panHysteresis ?? 0
    return path.recognition(distance: hysteresis, axes: axes)
  }

  /// Marks the view that the known way will move, or until that is known the innermost that could.
  private func predictOwner() {
    guard !hasBegun else { return }
    for scrollView in chain { scrollView.isTracking = false }
    owner = recognition.flatMap { owner(along: $0.axis, toward: -$0.direction) }
    (owner ?? chain.first { !$0.draggableAxes.isEmpty } ?? chain.first)?.isTracking = true
  }

  private func owner(along axis: Axis, toward direction: Double) -> UIScrollView? {
    let candidates = chain.filter { $0.isDraggable(axis) }
    for candidate in candidates {
      let offset = axis.component(of: candidate.contentOffset)
      if candidate.scrollAxis(axis).range.hasRoom(from: offset, toward: direction) {
        return candidate
      }
      if !candidate.transfers(axis) { return candidate }
    }
    return candidates.first
  }
}

extension UIScrollView {
  var draggableAxes: [Axis] { Axis.allCases.filter(isDraggable) }

  func transfers(_ axis: Axis) -> Bool {
    axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
  }
}

extension FingerPath {
  fileprivate func extended(by segment: Segment) -> FingerPath {
    FingerPath(start: start, downTime: downTime, segments: segments + [segment])
  }

  fileprivate var end: CGPoint { segments.last?.end ?? start }
}
