import Foundation
import Overscroll
import ScrollPhysics

/// Writes down what a hand does as a timeline, and says what the stage has to do for it: the same
/// that it does when it plays that timeline, at the same times to the last bit. For that the clock
/// is added up here as the timeline's own is, and times are whole milliseconds, which are written
/// and read without loss.
struct GestureScript {
  private var steps: [Timeline.Step]
  private var contact: (point: CGPoint, path: [Timeline.Segment])?
  private var clock = 0.0
  private var place = CGPoint.zero

  /// - Parameter script: what was played before.
  init(after script: Timeline) { steps = script.steps }

  /// All that was done, and what comes of it; a finger that is down leaves now.
  var timeline: Timeline {
    var steps = steps
    if let contact {
      steps.append(Self.touch(contact.point, contact.path))
    }
    return Timeline(steps + [.settle])
  }

  /// Whether a hand has done anything since the script.
  private(set) var isEmpty = true

  private static func touch(_ point: CGPoint, _ path: [Timeline.Segment]) -> Timeline.Step {
    Timeline.Step(.touch(at: point, path: path, up: true))
  }

  private static func milliseconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// Places are hundredths of points.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  private func action(_ kind: ScriptedAction.Kind) -> ScriptedAction {
    ScriptedAction(time: clock, kind: kind, step: steps.count)
  }

  /// The finger comes down.
  mutating func down(at point: CGPoint, time: TimeInterval) -> ScriptedAction {
    isEmpty = false
    place = Self.rounded(point)
    clock = Self.milliseconds(time)
    steps.append(.at(clock))
    contact = (place, [])
    return action(.fingerDown(at: place, target: nil))
  }

  /// The finger leaves for a point, to be there at `end`; nil if it is there.
  mutating func move(
    to point: CGPoint, from start: TimeInterval, until end: TimeInterval
  ) -> ScriptedAction? {
    let goal = Self.rounded(point)
    guard goal != place else { return nil }
    wait(until: start)
    let over = Self.milliseconds(end - clock)
    guard over >= Timeline.leastTravelTime else { return nil }
    place = goal
    contact?.path.append(.move(to: goal, over: over, ease: .linear))
    let move = action(.fingerMove(to: .point(goal), end: clock + over, ease: .linear))
    clock += over
    return move
  }

  /// A finger that is down leaves where it is, as in `timeline`.
  mutating func lift() {
    if let contact { steps.append(Self.touch(contact.point, contact.path)) }
    contact = nil
  }

  /// The finger leaves.
  mutating func up(at time: TimeInterval) -> ScriptedAction {
    wait(until: time)
    let up = action(.fingerUp)
    lift()
    return up
  }

  private mutating func wait(until time: TimeInterval) {
    let pause = Self.milliseconds(time - clock)
    guard pause > 0 else { return }
    contact?.path.append(.hold(pause))
    clock += pause
  }
}
