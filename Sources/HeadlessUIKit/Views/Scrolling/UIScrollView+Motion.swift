package import Foundation
package import ScrollPhysics

// The effects of touches and time on a scroll view, with the order of its delegate calls. The
// stage's touches call these methods at exact times. `advance` is called at every tick, and before
// code reads the offset between two ticks.
extension UIScrollView {
  /// Stops a motion because a finger came down on the view or its content. Returns whether there
  /// was a motion.
  func stopMotion(at time: TimeInterval) -> Bool {
    guard let motion else { return false }
    applyOffset(motion.offset(at: time), byCode: false)
    self.motion = nil
    isScrollingToTop = false
    lastScrollEnd = time
    if motion.kind == .animation {
      notifyDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
    return true
  }

  /// Begins a drag: from now on the finger moves the content.
  func beginDrag(
    _ touch: TouchTracking, anchor: CGPoint, axes: [ScrollAxis.Direction], at time: TimeInterval
  ) {
    // Code may have started a motion after the finger came down.
    _ = stopMotion(at: time)
    scrollPan.begin(at: time)
    drag = ScrollDrag(
      touch: touch, offset: contentOffset, anchor: anchor, axes: axes, scrollAxis: scrollAxis)
    isDragging = true
    notifyDelegate(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    scrollPan.sendActions()
    dismissKeyboardByDragging()
  }

  /// Ends a drag and starts the motion that follows from the velocity.
  func endDrag(at time: TimeInterval) {
    guard drag != nil else { return }
    advance(to: time)
    refreshControl?.touchWillLift()
    // The delegate may have disabled scrolling when it was notified of that offset.
    guard let drag else { return }
    let path = drag.touch.path
    func fingerVelocity(_ axis: ScrollAxis.Direction) -> Double {
      path.releaseVelocity(along: axis, constants: scrollConstants)
    }
    let finger = CGPoint(x: fingerVelocity(.horizontal), y: fingerVelocity(.vertical))
    scrollPan.end(velocity: finger)
    // The content moves against the finger, along the axes that follow it. `0 - x` avoids a
    // negative zero for a finger at rest.
    let velocity = CGPoint(
      x: drag.follows(.horizontal) ? 0 - finger.x : 0, y: drag.follows(.vertical) ? 0 - finger.y : 0
    )
    let momentum = scrollConstants.momentum(
      fingerVelocityX: Double(0 - velocity.x), y: Double(0 - velocity.y))
    var release = ScrollRelease(momentum: CGPoint(x: momentum.x, y: momentum.y))
    let proposed = plan(for: release, at: time).target
    liftOff = .notifying
    var target = notifyWillEndDragging(velocity: velocity, target: proposed)
    if let contentObserver {
      target = contentObserver.restingOffset(target, of: self)
      contentObserver.dragEnded(
        self, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    }
    if liftOff == .stopped {
      release = ScrollRelease()
    } else if target != proposed, !isPagingEnabled, target.x.isFinite, target.y.isFinite {
      release.target = target
    }
    endTracking()
    finishDrag(with: release, at: time)
    scrollPan.sendActions()
  }

  /// Notifies the delegate of the end of a drag and returns the target that it chose.
  private func notifyWillEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = targetOffset(proposed: target, velocity: perMillisecond)
    notifyDelegate(.willEndDragging(velocity: perMillisecond, target: target)) { delegate in
      delegate.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    return target
  }

  private func endTracking() {
    endKeyboardDrag()
    drag = nil
    isDragging = false
    isTracking = false
  }

  private func finishDrag(with release: ScrollRelease, at time: TimeInterval) {
    let isStopped = liftOff == .stopped
    if isStopped { applyOffset(nearestInRange, byCode: false) }
    let start = (offset: contentOffset, axes: scrollAxes)
    var plan = plan(for: release, at: time)
    let willDecelerate = plan.moves
    liftOff = .notifying
    notifyDelegate(.didEndDragging(willDecelerate: willDecelerate)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
    let stops = liftOff == .stopped
    liftOff = nil
    lastScrollEnd = time
    // A motion that the delegate has started during the call takes precedence.
    guard drag == nil, motion == nil else { return }
    if stops {
      applyOffset(nearestInRange, byCode: false)
      plan = self.plan(for: ScrollRelease(), at: time)
    } else if scrollAxes != start.axes {
      plan = self.plan(for: release, at: time)
    } else if contentOffset != start.offset {
      // While paging, the announced page remains the target. A target that the delegate chose keeps
      // its place.
      if release.target == nil {
        plan.rebase(offset: contentOffset, at: time, scrollAxis)
      } else {
        plan = self.plan(for: release, at: time)
      }
    }
    decelerate(by: plan, wasAnnounced: willDecelerate)
  }

  /// Ends a touch that stopped this view but did not drag it. The view stays in place or returns
  /// into its range.
  func settle(at time: TimeInterval) {
    guard drag == nil, motion == nil else { return }
    decelerate(by: plan(for: ScrollRelease(), at: time), wasAnnounced: false)
  }

  /// Starts a deceleration. If it was announced but nothing is left to move, it also ends
  /// immediately, so that the delegate receives both calls.
  private func decelerate(by plan: ScrollMotion, wasAnnounced: Bool) {
    if plan.moves || wasAnnounced {
      motion = plan.moves ? plan : nil
      isDecelerating = true
      notifyDelegate(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
      if !plan.moves, motion == nil, isDecelerating { endDeceleration() }
    } else if isDecelerating {
      endDeceleration()
    }
  }

  /// Stops scrolling after it was disabled. A drag or a deceleration ends at its current offset, or
  /// at the nearest one in the range. An animation started by code continues.
  ///
  /// UIKit does not document the delegate calls. These are those of a drag that ends at rest, or of
  /// the end of a deceleration.
  func stopScrolling() {
    scrollPan.cancel()
    if liftOff != nil {
      liftOff = .stopped
      return
    }
    if drag != nil {
      cancelDrag()
    } else if motion?.kind == .deceleration {
      stopDeceleration()
    }
    scrollPan.touchUp(at: now)
  }

  private func cancelDrag() {
    let time = now
    advance(to: time)
    guard drag != nil else { return }
    liftOff = .notifying
    _ = notifyWillEndDragging(velocity: .zero, target: nearestInRange)
    liftOff = .stopped
    endTracking()
    finishDrag(with: ScrollRelease(), at: time)
  }

  private func stopDeceleration() {
    let time = now
    advance(to: time)
    guard motion?.kind == .deceleration else { return }
    motion = nil
    lastScrollEnd = time
    applyOffset(nearestInRange, byCode: false)
    if isDecelerating { endDeceleration() }
  }

  /// Sets the offset for a time and ends a motion that is over by then.
  package func advance(to time: TimeInterval) {
    if let drag {
      scrollPan.drag()
      applyOffset(drag.offset(at: time, current: contentOffset), byCode: false)
    } else if let motion {
      applyOffset(motion.offset(at: time), byCode: false)
      guard let running = self.motion, running.endTime <= time + ScrollConstants.instant else {
        return
      }
      self.motion = nil
      lastScrollEnd = running.endTime
      switch running.kind {
      case .deceleration: endDeceleration()
      case .animation:
        guard !isScrollingToTop else {
          isScrollingToTop = false
          delegate?.scrollViewDidScrollToTop(self)
          return
        }
        notifyDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
      }
    } else {
      edgeScroll?.advance(to: time)
    }
  }

  /// The exact offset at the screen's current time, which can be later than the last tick.
  package var exactOffset: CGPoint {
    drag?.offset(at: now, current: contentOffset) ?? motion?.offset(at: now)
      ?? edgeScroll?.offset(at: now) ?? contentOffset
  }

  /// The time at which the current motion ends; nil at rest and during a drag.
  package var motionEnd: TimeInterval? { drag == nil ? motion?.endTime : nil }

  private func endDeceleration() {
    isDecelerating = false
    notifyDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  func animate(to offset: CGPoint) {
    guard drag == nil else { return }
    // The method can be called between two ticks.
    advance(to: now)
    guard offset != contentOffset else { return }
    endMotion()
    func animated(_ axis: ScrollAxis.Direction) -> ScrollTrajectory {
      ScrollTrajectory(
        animatedFrom: axis.component(of: contentOffset), to: axis.component(of: offset), time: now,
        axis: scrollAxis(axis))
    }
    motion = ScrollMotion(kind: .animation, x: animated(.horizontal), y: animated(.vertical))
  }

  /// Ends a motion at its current offset without delegate calls. UIKit's calls in that case are not
  /// documented.
  func endMotion() {
    guard motion != nil else { return }
    motion = nil
    isScrollingToTop = false
    isDecelerating = false
    lastScrollEnd = now
  }

  private func plan(for release: ScrollRelease, at time: TimeInterval) -> ScrollMotion {
    func released(_ axis: ScrollAxis.Direction) -> ScrollTrajectory {
      let natural = ScrollTrajectory(
        releasedAt: axis.component(of: contentOffset),
        momentum: axis.component(of: release.momentum), time: time, axis: scrollAxis(axis))
      let goal = release.target.map(axis.component(of:)) ?? natural.target
      guard goal != natural.target else { return natural }
      return ScrollTrajectory(
        releasedAt: axis.component(of: contentOffset), retargetedTo: goal, time: time,
        axis: scrollAxis(axis))
    }
    return ScrollMotion(kind: .deceleration, x: released(.horizontal), y: released(.vertical))
  }

  /// The offset at which the view would rest if released here without velocity.
  private var nearestInRange: CGPoint {
    CGPoint(
      x: scrollAxis(.horizontal).range.clamp(Double(contentOffset.x)),
      y: scrollAxis(.vertical).range.clamp(Double(contentOffset.y)))
  }

  /// The scroll phase at the screen's current time.
  package var scrollPhase: ScrollPhase {
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    if let motion { return motion.phase(at: now) }
    return edgeScroll.map { $0.velocity(at: now) != .zero } == true ? .animating : .idle
  }

  /// The velocity of the offset in points per second, as the derivative from the right.
  package var scrollVelocity: CGPoint {
    if let drag {
      return CGPoint(x: drag.velocity(.horizontal, at: now), y: drag.velocity(.vertical, at: now))
    }
    return motion?.velocity(at: now) ?? edgeScroll?.velocity(at: now) ?? .zero
  }
}
