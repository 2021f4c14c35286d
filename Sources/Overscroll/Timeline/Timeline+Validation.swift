import Foundation
import Graphics

extension Timeline {
  /// The longest duration that a script may specify, in seconds. Ten minutes are 30 000 GIF frames,
  /// more than any viewer shows.
  public static let durationLimit = 600.0

  /// The shortest travel time of a finger, in seconds. A shorter time is treated as a typing
  /// mistake: its velocity would be too large for any scroll view.
  public static let minimumTravelTime = 0.001

  /// The previous name of `minimumTravelTime`.
  @available(*, deprecated, renamed: "minimumTravelTime")
  public static var leastTravelTime: Double { minimumTravelTime }

  /// The largest distance of a coordinate from the origin, in points: a list of a hundred thousand
  /// rows of 100 points.
  public static let coordinateLimit = 10_000_000.0

  /// All problems of the script, in the order of its steps; empty if it can be played.
  public var problems: [TimelineProblem] { checked.problems }

  /// The sum of the specified durations in seconds: the length of the script if nothing moves at
  /// any `settle`. Meaningful only for a timeline without problems.
  public var minimumDuration: Double { checked.time }

  private var checked: TimelineChecker {
    var checker = TimelineChecker()
    for (index, step) in steps.enumerated() { checker.check(step, number: index + 1) }
    return checker
  }

  /// Whether the duration is known without playing the script, which is so if it contains no
  /// `settle`.
  public var hasKnownDuration: Bool { !steps.contains { $0.action == .settle } }
}

extension Timeline.Action {
  /// Whether the action uses the name of a scroll view.
  var usesTarget: Bool {
    switch self {
    case .drag, .overscroll, .fling, .scrollTo, .setOffset, .touch, .tap, .longPress, .swipe,
      .pinch:
      return true
    case .hold, .release, .settle, .rotate, .at, .type: return false
    }
  }
}

/// A checker that visits the steps in order, with the earliest start time of each step and the
/// state of the finger.
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
    if isTooShort(duration) { report(.pathWithoutDuration) } else { advance(duration) }
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
    if isTooShort(longest) { report(.pathWithoutDuration) }
  }

  /// Checks the path of a finger and returns its duration.
  private mutating func follow(_ path: [Timeline.Segment], from point: CGPoint) -> Double {
    check(point)
    var (total, hasTooQuickMove) = (0.0, false)
    for segment in path {
      total += segment.duration
      // A move of zero duration is a jump, which has no velocity.
      if case .move(_, let over, _) = segment, over > 0, isTooShort(over) { hasTooQuickMove = true }
      if case .move(let end, _, _) = segment { check(end) }
      advance(segment.duration)
    }
    // Returning 0 prevents a second report of the same step if the whole path is too quick as well.
    return hasTooQuickMove ? 0 : total
  }

  /// Checks a step in which a finger goes down and is lifted.
  private mutating func press(at point: CGPoint?, for duration: Double) {
    if let finger { report(.overlappingTouches(downSinceStep: finger.step)) }
    finger = nil
    if let point { check(point) }
    if isTooShort(duration) { report(.pathWithoutDuration) } else { advance(duration) }
  }

  /// Negative durations are a separate problem.
  private func isTooShort(_ duration: Double) -> Bool {
    duration >= 0 && duration < Timeline.minimumTravelTime
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
