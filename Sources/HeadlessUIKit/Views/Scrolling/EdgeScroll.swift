import Foundation
import ScrollPhysics

/// Content that goes by itself while what a finger drags stays near an edge of what is seen: the nearer, the
/// faster, to the end of the content and not beyond.
///
/// UIKit does so; how wide the zone is and how fast it goes, Apple does not say: `ScrollConstants` has the
/// model's numbers. Where the content is follows from when the finger came to its place, in a closed form, so that
/// no tick has a part in it. What follows from where it is, targets and proposals, is looked at as often as the
/// touch screen tells of fingers, whatever rate the display has.
@MainActor
final class EdgeScroll {
  private unowned let scrollView: UIScrollView
  private weak var follower: (any EdgeScrollFollower)?
  /// What is dragged, from the upper left corner of what is seen.
  private(set) var place = CGPoint.zero
  /// Points per second.
  private var speed = CGPoint.zero
  /// The content is there until that time, and goes on from there.
  private var anchor = (offset: CGPoint.zero, time: TimeInterval(0))
  /// When the content begins to go; nil while nothing is near an edge.
  private var start: TimeInterval?
  private var look: DelayedCall?
  private var looks = 0
  /// The offset that is being put is this one's own.
  private var isMoving = false

  init(_ scrollView: UIScrollView, for follower: any EdgeScrollFollower) {
    self.scrollView = scrollView
    self.follower = follower
  }

  private var clock: DisplayClock { scrollView.environment.clock }

  // MARK: The finger

  /// What is dragged is at a point of the content, as the content lies now.
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
    lookLater()
  }

  /// Nothing is dragged any more.
  func stop() {
    advance(to: clock.time)
    rest()
  }

  private func rest() {
    speed = .zero
    start = nil
    looks = 0
    if let look { clock.cancel(look) }
    look = nil
  }

  /// Grows from nothing, where the zone begins, in proportion to the way into it; beyond the edge it is the
  /// greatest.
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

  /// Puts the offset of a time.
  func advance(to time: TimeInterval) {
    let offset = offset(at: time)
    guard offset != scrollView.contentOffset else { return }
    isMoving = true
    if scrollView.motion != nil { scrollView.endMotion() }
    scrollView.place(offset, byCode: false)
    isMoving = false
    follower?.contentMoved(under: place)
  }

  /// Where the content is at a time.
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

  /// Points per second at a time.
  func velocity(at time: TimeInterval) -> CGPoint {
    start.map { $0 <= time } == true && hasRoom ? speed : .zero
  }

  /// Whether content is left on the side to which it goes.
  private var hasRoom: Bool {
    ScrollAxis.Direction.allCases.contains { axis in
      let speed = axis.component(of: speed)
      return speed != 0
        && scrollView.scrollAxis(axis).range.hasRoom(
          from: axis.component(of: scrollView.contentOffset), toward: speed)
    }
  }

  /// Somebody else has put another offset: it goes on from there.
  func offsetChanged() {
    guard !isMoving, start != nil else { return }
    anchor = (scrollView.contentOffset, max(clock.time, anchor.time))
  }

  // MARK: What follows from it

  private func lookLater() {
    guard let start else { return }
    looks += 1
    let due = start + TimeInterval(looks) / TouchDispatcher.touchRate
    look = DelayedCall(after: due - clock.time, in: clock) { [weak self] in self?.lookNow() }
  }

  private func lookNow() {
    look = nil
    advance(to: clock.time)
    // What is under the finger must not depend on when the last tick laid out.
    scrollView.layoutIfNeeded()
    follower?.contentPassed(under: place)
    guard start != nil, look == nil else { return }
    if hasRoom { lookLater() } else { rest() }
  }
}
