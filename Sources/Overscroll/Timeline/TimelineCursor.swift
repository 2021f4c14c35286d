import Foundation
import Graphics
import ScrollPhysics

/// A cursor that plays a timeline: it gives the stage the next action and its time.
///
/// The stage owns the clock. It visits the time of each action (or any later time) and takes the
/// actions that are due:
///
/// ```swift
/// while let action = try cursor.next(at: now, isAtRest: stage.isAtRest) { stage.apply(action) }
/// ```
///
/// Actions are in order of time, and actions at one time are in the order of the script. Times are
/// sums of the script's durations, never rounded to ticks. At a `settle` the cursor waits for a
/// call with `isAtRest`. The script continues at the time of that call, so a stage that knows
/// exactly when motion ends must call at exactly that time.
public struct TimelineCursor: Sendable {
  let steps: [Timeline.Step]
  private var index = 0
  private var queue: [ScriptedAction] = []
  private var taken = 0
  private var clock = 0.0
  private var isFingerDown = false
  private var hasEnded = false
  private var failure: TimelineProblem?
  /// The start times of the steps scheduled so far, in order.
  private(set) var starts: [Double] = []

  /// The time from which a `settle` waits for rest, if a `settle` is next; otherwise nil. Rest
  /// before that time does not count. Call again at this time or when everything has come to rest,
  /// whichever is later.
  public private(set) var settleStart: Double?

  /// Creates a cursor at the start of a timeline.
  ///
  /// - Throws: `InvalidTimeline` with all problems of the script.
  public init(_ timeline: Timeline) throws(InvalidTimeline) {
    let problems = timeline.problems
    guard problems.isEmpty else { throw InvalidTimeline(problems: problems) }
    steps = timeline.steps
    fill()
  }

  /// The time of the next action. Nil if a `settle` precedes it (see `settleStart`), and after the
  /// end.
  public var nextActionTime: Double? { taken < queue.count ? queue[taken].time : nil }

  /// Whether the last action, `end`, has been taken.
  public var isFinished: Bool { hasEnded && taken == queue.count }

  /// Returns the next action that is due at `now` (within `Timeline.instant`), or nil.
  ///
  /// - Parameters:
  ///   - now: The stage's time. Must not decrease from call to call.
  ///   - isAtRest: Whether nothing moves at `now`, so that a waiting `settle` ends.
  /// - Throws: `InvalidTimeline` if a `settle` ended after the time of a following `at`. Each
  ///   further call throws again.
  public mutating func next(
    at now: Double, isAtRest: Bool
  ) throws(InvalidTimeline) -> ScriptedAction? {
    while taken == queue.count, isAtRest, let start = settleStart, now >= start - Timeline.instant {
      settleStart = nil
      clock = max(clock, now)
      fill()
    }
    guard taken < queue.count else {
      if let failure { throw InvalidTimeline(problems: [failure]) }
      return nil
    }
    guard queue[taken].time <= now + Timeline.instant else { return nil }
    taken += 1
    return queue[taken - 1]
  }

  /// Converts steps to actions up to the next step whose time is not known.
  private mutating func fill() {
    queue.removeAll(keepingCapacity: true)
    taken = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      starts.append(clock)
      if step.action == .settle {
        settleStart = clock
        return
      }
      guard schedule(step) else { return }
    }
    emit(.end)
    hasEnded = true
  }

  private mutating func emit(_ kind: ScriptedAction.Kind, finger: Int = 1) {
    queue.append(ScriptedAction(time: clock, kind: kind, step: index, finger: finger))
  }

  /// Schedules the actions of a step. Returns false if the script cannot continue.
  private mutating func schedule(_ step: Timeline.Step) -> Bool {
    switch step.action {
    case .hold(let duration): clock += duration
    case .at(let time):
      guard time >= clock - Timeline.instant else {
        failure = TimelineProblem(
          step: index, kind: .timeGoesBack(to: time, earliest: clock), source: step.source)
        return false
      }
      clock = max(clock, time)
    case .drag(let vector, let duration, let ease):
      drag(.by(vector), over: duration, ease: ease, target: step.target)
    case .overscroll(let points, let duration, let ease):
      drag(.overscroll(points), over: duration, ease: ease, target: step.target)
    case .fling(let vector, let duration):
      drag(.by(vector), over: duration, ease: .linear, target: step.target)
      lift()
    case .release: lift()
    case .settle: preconditionFailure("a settle ends the filling")
    case .scrollTo(let offset, let animated):
      emit(.scrollTo(offset, animated: animated, target: step.target))
    case .rotate(let orientation): emit(.rotate(orientation))
    case .setOffset(let offset): emit(.setOffset(offset, target: step.target))
    case .touch(let point, let path, let second, let up):
      emit(.fingerDown(at: point, target: step.target))
      isFingerDown = true
      if let second {
        follow(path, with: second, target: step.target)
      } else {
        for segment in path { follow(segment) }
      }
      if up { lift() }
    case .tap(let point, let count):
      for number in 0..<max(0, count) {
        if number > 0 { clock += Timeline.tapDuration }
        press(at: point, for: Timeline.tapDuration, target: step.target)
      }
    case .type(let text, let duration): type(text, over: duration)
    case .longPress(let point, let duration):
      press(at: point, for: duration, target: step.target)
    case .swipe(let direction, let point, let distance, let duration):
      emit(.press(at: point, offset: CGVector(dx: 0, dy: 0), target: step.target))
      let unit = direction.unit
      let way = CGVector(dx: unit.dx * distance, dy: unit.dy * distance)
      move(.by(way), over: duration, ease: .linear)
      lift()
    case .pinch(let point, let scale, let duration):
      pinch(at: point, scale: scale, over: duration, target: step.target)
    }
    return true
  }

  /// Schedules the characters of a text; the last one is typed at the end of the step.
  private mutating func type(_ text: String, over duration: Double) {
    let start = clock
    for (index, character) in text.enumerated() {
      clock = start + duration * Double(index + 1) / Double(text.count)
      emit(.type(character))
    }
    clock = start + duration
  }

  private mutating func drag(
    _ destination: ScriptedAction.Destination, over duration: Double, ease: FingerPath.Easing,
    target: String?
  ) {
    if !isFingerDown { emit(.fingerDown(at: nil, target: target)) }
    isFingerDown = true
    move(destination, over: duration, ease: ease)
  }

  private mutating func press(at point: CGPoint?, for duration: Double, target: String?) {
    emit(.press(at: point, offset: CGVector(dx: 0, dy: 0), target: target))
    clock += duration
    lift()
  }

  /// Schedules two paths at once, in order of time, with the first finger before the second. The
  /// second finger is lifted at the end of the longer path.
  private mutating func follow(
    _ path: [Timeline.Segment], with second: Timeline.Finger, target: String?
  ) {
    let start = clock
    emit(.fingerDown(at: second.point, target: target), finger: 2)
    let known = queue.count
    var end = start
    for (finger, segments) in [(1, path), (2, second.path)] {
      clock = start
      for segment in segments {
        switch segment {
        case .move(let point, let over, let ease):
          emit(.fingerMove(to: .point(point), end: clock + over, ease: ease), finger: finger)
          clock += over
        case .hold(let duration): clock += duration
        }
      }
      end = max(end, clock)
    }
    let moves = queue[known...].enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    queue.replaceSubrange(known..., with: moves)
    clock = end
    emit(.fingerUp, finger: 2)
  }

  /// The initial distance between the fingers of a pinch, in points: `closed` if they move apart,
  /// `open` if they move together.
  private static let closed: CGFloat = 60
  private static let open: CGFloat = 200
  /// The travel in points that a pinch recogniser ignores before it begins.
  private static let pinchHysteresis: CGFloat = 8

  private mutating func pinch(
    at point: CGPoint?, scale: CGFloat, over duration: Double, target: String?
  ) {
    let grows = scale > 1
    let start = grows ? Self.closed : Self.open
    let end = scale * (start + (grows ? Self.pinchHysteresis : -Self.pinchHysteresis))
    let way = (end - start) / 2
    for (finger, side) in [(1, CGFloat(-1)), (2, 1)] {
      emit(
        .press(at: point, offset: CGVector(dx: side * start / 2, dy: 0), target: target),
        finger: finger)
    }
    for (finger, side) in [(1, CGFloat(-1)), (2, 1)] {
      emit(
        .fingerMove(
          to: .by(CGVector(dx: side * way, dy: 0)), end: clock + duration, ease: .linear),
        finger: finger)
    }
    clock += duration
    emit(.fingerUp, finger: 2)
    lift()
  }

  private mutating func follow(_ segment: Timeline.Segment) {
    switch segment {
    case .move(let point, let over, let ease): move(.point(point), over: over, ease: ease)
    case .hold(let duration): clock += duration
    }
  }

  private mutating func move(
    _ destination: ScriptedAction.Destination, over duration: Double, ease: FingerPath.Easing
  ) {
    emit(.fingerMove(to: destination, end: clock + duration, ease: ease))
    clock += duration
  }

  private mutating func lift() {
    emit(.fingerUp)
    isFingerDown = false
  }
}

extension Timeline {
  /// The smallest difference between two times, in seconds; closer times are equal. An action at a
  /// frame's time therefore belongs to that frame although 0.1 + 0.2 is not 0.3 in binary.
  public static let instant = ScrollConstants.instant
}
