package import Foundation
import ScrollPhysics

/// A finger from touch-down to lift-off, with the scroll views under it and the decision which of
/// them it moves.
///
/// The finger's path is continuous and known piece by piece. The time at which a pan begins, and
/// its scroll view, are solved from the path instead of sampled. The decision is made once, when
/// the pan begins. Along the axis that first exceeds the hysteresis, the innermost view with room
/// in the finger's direction is chosen, or the innermost view if none has room. A view that becomes
/// draggable during the path takes part from then on. A view whose scrolling is disabled does not
/// receive this finger again.
@MainActor
package final class TouchTracking {
  private(set) var path: FingerPath
  /// The scroll views under the finger, innermost first. Held weakly, since a screen may be
  /// deallocated while a finger is down. They hold this object while they follow the finger.
  @WeakScrollViews private var chain: [UIScrollView] = []
  private weak var owner: UIScrollView?
  /// Other scroll views that follow the finger together with the owner, because a delegate allows
  /// their pans at the same time.
  @WeakScrollViews private var companions: [UIScrollView] = []
  /// The scroll views whose motion the touch stopped.
  @WeakScrollViews private var caught: [UIScrollView] = []
  private var hasBegun = false
  /// Whether a pan has to wait for other gestures to fail.
  private var isWaiting = false
  private let touch: UITouch?
  private weak var dispatcher: TouchDispatcher?

  /// Starts a finger at a point of the window. Every moving scroll view under it stops. The
  /// innermost of them is dragged immediately, without hysteresis.
  package convenience init(at point: CGPoint, on view: UIView?, time: TimeInterval) {
    self.init(at: point, on: view, time: time, touch: nil, for: nil)
    begin()
  }

  /// Creates the tracking of a finger that gesture recognisers also receive and may claim. Scroll
  /// views that already have a finger, or may not receive this one, are left out. Call `begin`
  /// next.
  init(
    at point: CGPoint, on view: UIView?, time: TimeInterval, touch: UITouch?,
    for dispatcher: TouchDispatcher?
  ) {
    path = FingerPath(start: point, downTime: time, segments: [])
    (self.touch, self.dispatcher) = (touch, dispatcher)
    chain = (view?.scrollViewsAround ?? []).filter { scrollView in
      let pan = scrollView.scrollPan
      guard let touch else { return true }
      return pan.isFree && (pan.tracked.contains(touch) || !scrollView.acceptsTouches)
    }
  }

  /// Stops the scroll views that move under the finger and chooses the one to drag.
  func begin() {
    let (point, time) = (path.start, path.downTime)
    caught = chain.filter { $0.acceptsTouches && $0.stopMotion(at: time) }
    for scrollView in chain { scrollView.scrollPan.touchDown(self) }
    if let first = caught.first(where: { !$0.draggableAxes.isEmpty }), panVerdict(on: first) == .yes
    {
      owner = first
      first.isTracking = true
      begin(first, anchor: point, axes: first.draggableAxes, at: time)
    } else {
      predictOwner()
    }
  }

  /// Returns whether other gestures allow the pan of a scroll view.
  private func panVerdict(on scrollView: UIScrollView) -> TouchDispatcher.Verdict {
    guard let touch, let dispatcher else { return .yes }
    guard dispatcher.canCancelContentTouch(touch, for: scrollView) else { return .no }
    return dispatcher.verdict(on: scrollView.scrollPan)
  }

  /// Extends the path: the finger stays in place until `start` and reaches `point` at `time`.
  /// `time` must not be before the end of the known path.
  package func move(
    to point: CGPoint, from start: TimeInterval, until time: TimeInterval, smoothly: Bool
  ) {
    stay(until: start)
    path = path.extended(
      by: FingerPath.Segment(
        to: point, duration: time - path.upTime, easing: smoothly ? .smooth : .linear))
    predictOwner()
  }

  /// The time at which the pan begins; nil after it has begun, and while the known path is too
  /// short. It can be in the past, if the finger had moved far enough before anything was
  /// draggable.
  package var recognitionTime: TimeInterval? {
    hasBegun || isWaiting ? nil : recognition?.time
  }

  /// Begins the pan that is due at `time`.
  package func recognise(at time: TimeInterval) {
    guard !hasBegun, let recognition, recognition.time <= time + ScrollConstants.instant else {
      return
    }
    // The draggable views may have changed since the path was extended.
    predictOwner()
    guard let owner else { return }
    switch panVerdict(on: owner) {
    case .yes: break
    case .wait:
      isWaiting = true
      owner.scrollPan.status = .waiting(.began)
      return
    case .no:
      exclude(owner)
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
    // The hysteresis is absorbed along the axis that overcame it. The other axis starts at the
    // finger's current location.
    begin(owner, anchor: location(at: start), axes: axes, at: start)
  }

  /// Begins the waiting pan from the finger's current location, if it is now allowed.
  func beginLate(at time: TimeInterval) {
    isWaiting = false
    recognise(at: time)
  }

  /// Ends the path: the finger leaves the screen.
  package func lift(at time: TimeInterval) {
    stay(until: time)
    let chain = chain  // The delegate may remove views from the chain.
    for scrollView in chain { scrollView.keepIndicators(at: time) }
    let dragged = [owner].compactMap { $0 } + companions
    for scrollView in dragged { scrollView.endDrag(at: time) }
    for scrollView in chain { scrollView.scrollPan.touchUp(at: time) }
    for scrollView in caught where !dragged.contains(scrollView) { scrollView.settle(at: time) }
    for scrollView in chain { scrollView.isTracking = false }
  }

  /// Excludes a scroll view from the rest of this touch, after its scrolling was disabled.
  func exclude(_ scrollView: UIScrollView) {
    chain.removeAll { $0 === scrollView }
    companions.removeAll { $0 === scrollView }
    if owner === scrollView { owner = nil }
    guard !hasBegun else { return }
    scrollView.isTracking = false
    predictOwner()
  }

  /// Returns the distance that the finger has to move down for its scroll view to be displayed
  /// `points` beyond its top, or beyond its bottom if negative. Returns 0 if nothing can be
  /// dragged.
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
    // Before the pan begins, the finger has to overcome the hysteresis from its touch-down
    // location.
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
      guard !axes.isEmpty, dispatcher.areSimultaneous(scrollView.scrollPan, other.scrollPan),
        panVerdict(on: other) == .yes
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

  /// Marks the scroll view that the known path will move as tracking. Until that is known, marks
  /// the innermost draggable one.
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
