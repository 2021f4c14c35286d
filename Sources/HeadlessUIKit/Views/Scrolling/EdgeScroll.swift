import Foundation
import ScrollPhysics

/// Automatic scrolling while a dragged item is near an edge of the visible area. The content
/// scrolls faster the nearer the item is, and stops at the end of the content.
///
/// UIKit does this, but Apple documents neither the width of the zone nor the speed:
/// `ScrollConstants` has the model's numbers. The offset is a closed form of the time since the
/// finger reached its place, so that it does not depend on ticks. Drop targets and proposals, which
/// depend on the offset, are updated at the rate of the touch screen, whatever the rate of the
/// display.
@MainActor
final class EdgeScroll {
  private unowned let scrollView: UIScrollView
  private weak var follower: (any EdgeScrollFollower)?
  /// The location of the dragged item, relative to the top left corner of the visible area.
  private(set) var place = CGPoint.zero
  /// The velocity of the content in points per second.
  private var speed = CGPoint.zero
  /// The offset from which the content scrolls, and the time at which it starts.
  private var anchor = (offset: CGPoint.zero, time: TimeInterval(0))
  /// The time at which scrolling begins; nil while the item is not near an edge.
  private var start: TimeInterval?
  private var pendingCheck: DelayedCall?
  private var checkCount = 0
  /// Whether the offset is currently being set by this object.
  private var isMoving = false

  init(_ scrollView: UIScrollView, for follower: any EdgeScrollFollower) {
    self.scrollView = scrollView
    self.follower = follower
  }

  private var clock: DisplayClock { scrollView.environment.clock }

  // MARK: Touch tracking

  /// Follows the dragged item to a point in the content, at the current offset.
  func follow(_ point: CGPoint) {
    place = point - scrollView.contentOffset
    advance(to: clock.time)
    speed = CGPoint(
      x: speed(at: place.x, along: .horizontal), y: speed(at: place.y, along: .vertical))
    guard hasRoom else { return rest() }
    let begin = start ?? clock.time + scrollView.scrollConstants.edgeScrollDelay
    anchor = (scrollView.contentOffset, max(clock.time, begin))
    guard start == nil else { return }
    start = begin
    scheduleUpdate()
  }

  /// Ends the automatic scrolling.
  func stop() {
    advance(to: clock.time)
    rest()
  }

  private func rest() {
    speed = .zero
    start = nil
    checkCount = 0
    if let pendingCheck { clock.cancel(pendingCheck) }
    pendingCheck = nil
  }

  /// Returns the speed for a location: 0 where the zone begins, growing linearly with the depth,
  /// and the maximum beyond the edge.
  private func speed(at place: CGFloat, along axis: ScrollAxis.Direction) -> CGFloat {
    guard scrollView.isScrollEnabled, scrollView.scrollAxis(axis).isDraggable else { return 0 }
    let inset = scrollView.adjustedContentInset
    let (size, before, after) =
      axis == .vertical
      ? (scrollView.bounds.height, inset.top, inset.bottom)
      : (scrollView.bounds.width, inset.left, inset.right)
    let constants = scrollView.scrollConstants
    let zone = min(CGFloat(constants.edgeScrollZone), max(0, size - before - after) / 4)
    guard zone > 0 else { return 0 }
    let (low, high) = (before + zone - place, place - (size - after - zone))
    let depth = max(low, high)
    guard depth > 0 else { return 0 }
    let part = min(depth / zone, 1) * CGFloat(constants.edgeScrollSpeed)
    return low > high ? -part : part
  }

  // MARK: Time

  /// Sets the offset for a time.
  func advance(to time: TimeInterval) {
    let offset = offset(at: time)
    guard offset != scrollView.contentOffset else { return }
    isMoving = true
    if scrollView.motion != nil { scrollView.endMotion() }
    scrollView.applyOffset(offset, byCode: false)
    isMoving = false
    follower?.contentDidScroll(under: place)
  }

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    guard start != nil, time > anchor.time else { return scrollView.contentOffset }
    return CGPoint(
      x: offset(at: time, along: .horizontal), y: offset(at: time, along: .vertical))
  }

  private func offset(at time: TimeInterval, along axis: ScrollAxis.Direction) -> CGFloat {
    let (from, speed) = (axis.component(of: anchor.offset), axis.component(of: self.speed))
    guard speed != 0 else { return axis.component(of: scrollView.contentOffset) }
    let range = scrollView.scrollAxis(axis).range
    let goal = from + speed * (time - anchor.time)
    return CGFloat(
      speed > 0 ? min(goal, max(range.upper, from)) : max(goal, min(range.lower, from)))
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    start.map { $0 <= time } == true && hasRoom ? speed : .zero
  }

  /// Whether content remains in the direction of scrolling.
  private var hasRoom: Bool {
    ScrollAxis.Direction.allCases.contains { axis in
      let speed = axis.component(of: speed)
      return speed != 0
        && scrollView.scrollAxis(axis).range.hasRoom(
          from: axis.component(of: scrollView.contentOffset), toward: speed)
    }
  }

  /// Continues from an offset that other code has set.
  func offsetChanged() {
    guard !isMoving, start != nil else { return }
    anchor = (scrollView.contentOffset, max(clock.time, anchor.time))
  }

  // MARK: Scrolling

  private func scheduleUpdate() {
    guard let start else { return }
    checkCount += 1
    let due = start + TimeInterval(checkCount) / TouchDispatcher.touchRate
    pendingCheck = DelayedCall(after: due - clock.time, in: clock) { [weak self] in
      self?.updateNow()
    }
  }

  private func updateNow() {
    pendingCheck = nil
    advance(to: clock.time)
    // Layout must not depend on the last tick, because it decides which item is under the finger.
    scrollView.layoutIfNeeded()
    follower?.targetMayHaveChanged(under: place)
    guard start != nil, pendingCheck == nil else { return }
    if hasRoom { scheduleUpdate() } else { rest() }
  }
}
