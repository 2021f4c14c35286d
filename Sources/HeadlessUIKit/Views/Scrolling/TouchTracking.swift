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
  /// Scroll views under the finger, innermost first. They keep this while they follow it and are not kept by
  /// it: a screen may go while a finger is down.
  @WeakScrollViews private var chain: [UIScrollView] = []
  private weak var owner: UIScrollView?
  /// Others that follow the finger with the owner, since a delegate lets their pans go together.
  @WeakScrollViews private var companions: [UIScrollView] = []
  /// Those that the touch stopped.
  @WeakScrollViews private var caught: [UIScrollView] = []
  private var hasBegun = false
  /// A pan that has to wait for other gestures to fail.
  private var isWaiting = false
  private let touch: UITouch?
  private weak var dispatcher: TouchDispatcher?

  /// The finger comes down at `point` of the window. Every moving view under it stops; the innermost
  /// of them is dragged from here on, without hysteresis.
  package convenience init(at point: CGPoint, on view: UIView?, time: TimeInterval) {
    self.init(at: point, on: view, time: time, touch: nil, for: nil)
    begin()
  }

  /// The same for a finger that gestures look at too: they have a say in whose it is. A scroll view
  /// that another finger has, or that must not see this one, takes no part. `begin` comes next.
  init(
    at point: CGPoint, on view: UIView?, time: TimeInterval, touch: UITouch?,
    for dispatcher: TouchDispatcher?
  ) {
    path = FingerPath(start: point, downTime: time, segments: [])
    (self.touch, self.dispatcher) = (touch, dispatcher)
    chain = (view?.scrollViewsAround ?? []).filter { scrollView in
      let pan = scrollView.scrollPan
      guard let touch else { return true }
      return pan.isFree && (pan.tracked.contains(touch) || !scrollView.takesTouches)
    }
  }

  /// Stops what moves under the finger.
  func begin() {
    let (point, time) = (path.start, path.downTime)
    caught = chain.filter { $0.takesTouches && $0.catchMotion(at: time) }
    for scrollView in chain { scrollView.scrollPan.touchDown(self) }
    if let first = caught.first(where: { !$0.draggableAxes.isEmpty }), consent(to: first) == .yes {
      owner = first
      first.isTracking = true
      begin(first, anchor: point, axes: first.draggableAxes, at: time)
    } else {
      predictOwner()
    }
  }

  /// What other gestures say about the pan of a scroll view.
  private func consent(to scrollView: UIScrollView) -> TouchDispatcher.Verdict {
    guard let touch, let dispatcher else { return .yes }
    guard dispatcher.mayTake(touch, for: scrollView) else { return .no }
    return dispatcher.verdict(on: scrollView.scrollPan)
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
  package var recognitionTime: TimeInterval? {
    hasBegun || isWaiting ? nil : recognition?.time
  }

  /// Begins the pan that is due at `time`.
  package func recognise(at time: TimeInterval) {
    guard !hasBegun, let recognition, recognition.time <= time + ScrollConstants.instant else {
      return
    }
    // What can be dragged may have changed since the way was known.
    predictOwner()
    guard let owner else { return }
    switch consent(to: owner) {
    case .yes: break
    case .wait:
      isWaiting = true
      owner.scrollPan.status = .waiting(.began)
      return
    case .no:
      lose(owner)
      owner.scrollPan.touchUp(at: time)
      return recognise(at: time)
    }
    let isLate = recognition.time + ScrollConstants.instant < time
    let start = isLate ? time : recognition.time
    var axes = owner.draggableAxes
    if owner.isDirectionalLockEnabled, axes.count > 1,
      let locked = ScrollAxis.Direction.directionalLock(forTranslation: translation(at: start))
    {
      axes = axes.filter { $0 == locked }
    }
    // The hysteresis is swallowed along the axis that overcame it; the other starts where it is.
    begin(owner, anchor: location(at: start), axes: axes, at: start)
  }

  /// The pan that had to wait may begin, or must not; from where the finger is now.
  func beginLate(at time: TimeInterval) {
    isWaiting = false
    recognise(at: time)
  }

  /// The finger leaves the screen.
  package func lift(at time: TimeInterval) {
    stay(until: time)
    let chain = chain  // of which the delegate may take views out
    for scrollView in chain { scrollView.keepIndicators(at: time) }
    let dragged = [owner].compactMap { $0 } + companions
    for scrollView in dragged { scrollView.endDrag(at: time) }
    for scrollView in chain { scrollView.scrollPan.touchUp(at: time) }
    for scrollView in caught where !dragged.contains(scrollView) { scrollView.settle(at: time) }
    for scrollView in chain { scrollView.isTracking = false }
  }

  /// A view's scrolling is switched off: it does not see this finger again.
  func lose(_ scrollView: UIScrollView) {
    chain.removeAll { $0 === scrollView }
    companions.removeAll { $0 === scrollView }
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
    _ scrollView: UIScrollView, anchor: CGPoint, axes: [ScrollAxis.Direction], at time: TimeInterval
  ) {
    hasBegun = true
    scrollView.beginDrag(self, anchor: anchor, axes: axes, at: time)
    guard let dispatcher else { return }
    for other in chain where other !== scrollView && owner === scrollView {
      let axes = axes.filter(other.isDraggable)
      guard !axes.isEmpty, dispatcher.goTogether(scrollView.scrollPan, other.scrollPan),
        consent(to: other) == .yes
      else { continue }
      companions.append(other)
      other.isTracking = true
      other.beginDrag(self, anchor: anchor, axes: axes, at: time)
    }
  }

  private var recognition: FingerPath.Recognition? {
    let axes = ScrollAxis.Direction.allCases.filter { axis in
      chain.contains { $0.isDraggable(axis) }
    }
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

  private func owner(along axis: ScrollAxis.Direction, toward direction: Double) -> UIScrollView? {
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
  var draggableAxes: [ScrollAxis.Direction] { ScrollAxis.Direction.allCases.filter(isDraggable) }

  func transfers(_ axis: ScrollAxis.Direction) -> Bool {
    axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
  }
}

extension FingerPath {
  fileprivate func extended(by segment: Segment) -> FingerPath {
    FingerPath(start: start, downTime: downTime, segments: segments + [segment])
  }

  fileprivate var end: CGPoint { segments.last?.end ?? start }
}
