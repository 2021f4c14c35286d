import Foundation
import Graphics

extension Timeline {
  /// The longest time a script may write down, in seconds. Ten minutes are 30 000 GIF frames, past
  /// what any viewer shows.
  public static let durationLimit = 600.0

  /// The least time a finger may take from one place to another, in seconds. What is quicker is a
  /// slip of the keyboard: the velocity it would leave with is past every scroll view.
  public static let leastTravelTime = 0.001

  /// How far from the origin a coordinate may be, in points: a list of a hundred thousand rows of 100.
  public static let coordinateLimit = 10_000_000.0

  /// Everything wrong with the script, in the order of its steps. Empty if it can be played.
  public var problems: [TimelineProblem] { checked.problems }

  /// The seconds written down, which is how long the script takes if every `settle` finds all at rest.
  /// Meaningful for a timeline without problems.
  public var minimumDuration: Double { checked.time }

  private var checked: TimelineChecker {
    var checker = TimelineChecker()
    for (index, step) in steps.enumerated() { checker.check(step, number: index + 1) }
    return checker
  }

  /// Whether the duration is known without playing: nothing waits for rest.
  public var hasKnownDuration: Bool { !steps.contains { $0.action == .settle } }
}

extension Timeline.Action {
  /// Whether naming a scroll view makes a difference.
  var usesTarget: Bool {
    switch self {
    case .drag, .overscroll, .fling, .scrollTo, .setOffset, .touch, .tap, .longPress, .swipe,
      .pinch:
      return true
    case .hold, .release, .settle, .rotate, .at, .type: return false
    }
  }
}

/// Walks a script once, knowing at each step the earliest time it can start and whether the finger is down.
private struct TimelineChecker {
  var problems: [TimelineProblem] = []
  var time = 0.0
  private var finger: (step: Int, target: String?)?
  private var isTooLong = false
  private var number = 0
  private var source: SourceRange?

  mutating func check(_ step: Timeline.Step, number: Int) {
    (self.number, self.source) = (number, step.source)
    if step.target != nil, !step.action.usesTarget { report(.targetWithoutUse) }
    switch step.action {
    case .hold(let duration), .type(_, let duration): advance(duration)
    case .at(let time): wait(until: time)
    case .drag(let vector, let duration, _):
      move(by: vector, over: duration, target: step.target)
    case .overscroll(let points, let duration, _):
      move(by: CGVector(dx: 0, dy: points), over: duration, target: step.target)
    case .fling(let vector, let duration):
      move(by: vector, over: duration, target: step.target)
      finger = nil
    case .release:
      if finger == nil { report(.releaseWithoutFinger) }
      finger = nil
    case .settle:
      if let finger { report(.settleWithFingerDown(downSinceStep: finger.step)) }
      finger = nil
    case .scrollTo(let offset, _), .setOffset(let offset): check(offset)
    case .rotate: break
    case .touch(let point, let path, let second, let up):
      touch(at: point, path: path, second: second, target: step.target)
      if up { finger = nil }
    case .tap(let point, let count):
      if count < 1 || count > 10 { report(.invalidTapCount(count)) }
      press(at: point, for: Timeline.tapDuration * Double(2 * min(max(count, 1), 10) - 1))
    case .longPress(let point, let duration): press(at: point, for: duration)
    case .swipe(_, let point, let distance, let duration):
      check(distance)
      if distance <= 0 { report(.invalidDistance(Double(distance))) }
      press(at: point, for: duration)
    case .pinch(let point, let scale, let duration):
      if !(scale >= 0.05 && scale <= 20) || scale == 1 { report(.invalidScale(Double(scale))) }
      press(at: point, for: duration)
    }
  }

  private mutating func report(_ kind: TimelineProblem.Kind) {
    problems.append(TimelineProblem(step: number, kind: kind, source: source))
  }

  private mutating func advance(_ duration: Double) {
    guard duration >= 0, duration.isFinite else { return report(.invalidDuration(duration)) }
    time += duration
    checkLength()
  }

  private mutating func checkLength() {
    guard time > Timeline.durationLimit, !isTooLong else { return }
    isTooLong = true
    report(.tooLong(seconds: time))
  }

  private mutating func wait(until moment: Double) {
    guard moment >= 0, moment.isFinite else { return report(.invalidDuration(moment)) }
    guard moment >= time - Timeline.instant else {
      return report(.timeGoesBack(to: moment, earliest: time))
    }
    time = max(time, moment)
    checkLength()
  }

  private mutating func move(by vector: CGVector, over duration: Double, target: String?) {
    check(vector.dx)
    check(vector.dy)
    if let finger, let target, target != finger.target {
      report(.targetChangesUnderFinger(downSinceStep: finger.step))
    }
    if finger == nil { finger = (number, target) }
    if isTooQuick(duration) { report(.pathWithoutDuration) } else { advance(duration) }
  }

  private mutating func touch(
    at point: CGPoint, path: [Timeline.Segment], second: Timeline.Finger?, target: String?
  ) {
    if let finger { report(.overlappingTouches(downSinceStep: finger.step)) }
    finger = (number, target)
    let start = time
    var longest = follow(path, from: point)
    let end = time
    if let second {
      time = start
      longest = max(longest, follow(second.path, from: second.point))
      time = max(time, end)
    }
    if isTooQuick(longest) { report(.pathWithoutDuration) }
  }

  /// The duration of a finger's path.
  private mutating func follow(_ path: [Timeline.Segment], from point: CGPoint) -> Double {
    check(point)
    var (total, hasTooQuickMove) = (0.0, false)
    for segment in path {
      total += segment.duration
      // No time at all is a jump, which has no velocity.
      if case .move(_, let over, _) = segment, over > 0, isTooQuick(over) { hasTooQuickMove = true }
      if case .move(let end, _, _) = segment { check(end) }
      advance(segment.duration)
    }
    // Said once, though the whole may be too quick as well.
    return hasTooQuickMove ? 0 : total
  }

  /// A finger that comes and leaves in one step.
  private mutating func press(at point: CGPoint?, for duration: Double) {
    if let finger { report(.overlappingTouches(downSinceStep: finger.step)) }
    finger = nil
    if let point { check(point) }
    if isTooQuick(duration) { report(.pathWithoutDuration) } else { advance(duration) }
  }

  /// Negative durations are something else.
  private func isTooQuick(_ duration: Double) -> Bool {
    duration >= 0 && duration < Timeline.leastTravelTime
  }

  private mutating func check(_ offset: Timeline.Offset) {
    if offset.x == nil, offset.y == nil { report(.offsetWithoutCoordinate) }
    if let x = offset.x { check(x) }
    if let y = offset.y { check(y) }
  }

  private mutating func check(_ point: CGPoint) {
    check(point.x)
    check(point.y)
  }

  private mutating func check(_ coordinate: CGFloat) {
    guard abs(coordinate) <= Timeline.coordinateLimit else {
      return report(.invalidCoordinate(Double(coordinate)))
    }
  }
}
