package import Foundation
package import ScrollPhysics

// What a finger and time do to a scroll view, in the order of callbacks of scroll-physics.md §9.
// The stage's touches call these at exact times; `advance` is called for every tick.
extension UIScrollView {
  /// A finger came down on the view or its content: what moves stands still.
  /// Returns whether something moved.
  func catchMotion(at time: TimeInterval) -> Bool {
    guard let motion, motion.moves else { return false }
    place(motion.offset(at: time), byCode: false)
    self.motion = nil
    lastScrollEnd = time
    if motion.kind == .animation {
      tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
    return true
  }

  /// The pan has begun: from here on the finger moves the content.
  func beginDrag(_ touch: TouchTracking, anchor: CGPoint, axes: [Axis]) {
    drag = ScrollDrag(
      touch: touch, offset: contentOffset, anchor: anchor, axes: axes, scrollAxis: scrollAxis)
    isDragging = true
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// The finger is up: the velocity decides what follows.
  func endDrag(at time: TimeInterval) {
    guard let drag else { return }
    advance(to: time)
    let momentum = releaseMomentum(drag)
    var plan = plan(from: contentOffset, momentum: momentum, at: time)
    let proposed = plan.target
    var target = proposed
    let velocity = CGPoint(x: momentum.x / 1000, y: momentum.y / 1000)
    tell(.willEndDragging) { delegate in
      withUnsafeMutablePointer(to: &target) {
        delegate.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    if target != proposed, !isPagingEnabled, target.x.isFinite, target.y.isFinite {
      plan = retargeted(plan, to: target, at: time)
    }
    self.drag = nil
    isDragging = false
    isTracking = false
    finishDrag(with: plan, at: time)
  }

  private func finishDrag(with plan: ScrollMotion, at time: TimeInterval) {
    let start = contentOffset
    tell(.didEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: plan.moves) }
    lastScrollEnd = time
    // The delegate may have scrolled by code in that call: its motion stands.
    guard drag == nil, motion == nil else { return }
    var plan = plan
    if contentOffset != start { plan.rebase(offset: contentOffset, at: time, scrollAxis) }
    decelerate(by: plan)
  }

  /// A touch that stopped this view, but dragged another or none, is over: the view stays, or goes
  /// back into its range.
  func settle(at time: TimeInterval) {
    guard drag == nil, motion == nil else { return }
    decelerate(by: plan(from: contentOffset, momentum: .zero, at: time))
  }

  private func decelerate(by plan: ScrollMotion) {
    if plan.moves {
      motion = plan
      isDecelerating = true
      tell(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    } else if isDecelerating {
      endDeceleration()
    }
  }

  /// Puts the offset of a time; ends the motion that ends by then.
  package func advance(to time: TimeInterval) {
    if let drag {
      place(drag.offset(at: time, current: contentOffset), byCode: false)
    } else if let motion {
      place(motion.offset(at: time), byCode: false)
      guard let running = self.motion, running.endTime <= time + 1e-12 else { return }
      self.motion = nil
      lastScrollEnd = running.endTime
      switch running.kind {
      case .deceleration: endDeceleration()
      case .animation:
        tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
      }
    }
  }

  /// When the running motion ends; nil at rest and under a finger.
  package var motionEnd: TimeInterval? {
    guard let motion, motion.moves else { return nil }
    return motion.endTime
  }

  private func endDeceleration() {
    isDecelerating = false
    tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  func animate(to offset: CGPoint) {
    let now = environment.clock.time
    guard offset != contentOffset, drag == nil else { return }
    endMotion()
    motion = ScrollMotion(
      kind: .animation,
      x: ScrollTrajectory(
        animatedFrom: Double(contentOffset.x), to: Double(offset.x), time: now,
        axis: scrollAxis(.horizontal)),
      y: ScrollTrajectory(
        animatedFrom: Double(contentOffset.y), to: Double(offset.y), time: now,
        axis: scrollAxis(.vertical)))
  }

  /// Ends what moves where it is, without a word: what UIKit calls then is not documented.
  func endMotion() {
    guard motion != nil else { return }
    motion = nil
    isDecelerating = false
    lastScrollEnd = environment.clock.time
  }

  func replanMotion() {
    let now = environment.clock.time
    guard let running = motion else { return }
    motion?.rebase(offset: running.offset(at: now), at: now, scrollAxis)
  }

  /// The content's momentum at lift-off: against the finger's velocity, nothing below the fling
  /// threshold (speed over the axes that follow).
  private func releaseMomentum(_ drag: ScrollDrag) -> CGPoint {
    let path = drag.touch.path
    func velocity(_ axis: Axis) -> Double {
      drag.follows(axis) ? path.releaseVelocity(along: axis, constants: scrollConstants) : 0
    }
    let momentum = scrollConstants.momentum(
      fingerVelocityX: velocity(.horizontal), y: velocity(.vertical))
    return CGPoint(x: momentum.x, y: momentum.y)
  }

  private func plan(
    from offset: CGPoint, momentum: CGPoint, at time: TimeInterval
  ) -> ScrollMotion {
    func released(_ axis: Axis) -> ScrollTrajectory {
      ScrollTrajectory(
        releasedAt: axis.component(of: offset), momentum: axis.component(of: momentum), time: time,
        axis: scrollAxis(axis))
    }
    return ScrollMotion(kind: .deceleration, x: released(.horizontal), y: released(.vertical))
  }

  private func retargeted(
    _ plan: ScrollMotion, to target: CGPoint, at time: TimeInterval
  ) -> ScrollMotion {
    func retargeted(_ old: ScrollTrajectory, _ axis: Axis) -> ScrollTrajectory {
      let goal = axis.component(of: target)
      guard goal != old.target else { return old }
      return ScrollTrajectory(
        releasedAt: axis.component(of: contentOffset), retargetedTo: goal, time: time,
        axis: scrollAxis(axis))
    }
    return ScrollMotion(
      kind: .deceleration, x: retargeted(plan.x, .horizontal), y: retargeted(plan.y, .vertical))
  }

  /// What the view is doing at the screen's time.
  package var scrollPhase: ScrollPhase {
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    return motion?.phase(at: environment.clock.time) ?? .idle
  }

  /// Points per second, the offset's derivative to the right.
  package var scrollVelocity: CGPoint {
    let now = environment.clock.time
    if let drag {
      return CGPoint(x: drag.velocity(.horizontal, at: now), y: drag.velocity(.vertical, at: now))
    }
    return motion?.velocity(at: now) ?? .zero
  }
}
