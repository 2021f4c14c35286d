package import Foundation
package import Overscroll
import ScrollPhysics

/// Records the gestures of a hand as a timeline and returns the matching actions for the stage.
///
/// Playing the recorded timeline performs identical actions at bit-identical times. To make this
/// hold, the clock is summed here in the same order as in the timeline. Times are whole
/// milliseconds, which are written and read without loss.
package struct GestureScript {
  private var steps: [Timeline.Step]
  /// The number of the script's own steps, before the gestures.
  private let ownSteps: Int
  private var contact: (point: CGPoint, path: [Timeline.Segment])?
  private var clock = 0.0
  private var place = CGPoint.zero

  /// Starts recording.
  ///
  /// - Parameter script: The script that was played before the gestures.
  package init(after script: Timeline) { (steps, ownSteps) = (script.steps, script.steps.count) }

  /// The recorded timeline, followed by the settling of the screen. A finger that is down is lifted
  /// now.
  package var timeline: Timeline {
    var steps = steps
    if let contact {
      steps.append(Self.touch(contact.point, contact.path))
    }
    return Timeline(steps + [.settle])
  }

  /// The timeline for people to read and change: each gesture's path has only as many moves as it
  /// takes to stay within `FingerTrail.tolerance` of the recorded one.
  package var editableTimeline: Timeline {
    Timeline(
      timeline.steps.enumerated().map { index, step in
        guard index >= ownSteps, case .touch(let point, let path, nil, let isUp) = step.action
        else {
          return step
        }
        let short = FingerTrail(from: point, path).simplified
        return Timeline.Step(.touch(at: point, path: short, up: isUp))
      })
  }

  /// Whether no gesture was recorded after the script.
  private(set) var isEmpty = true

  private static func touch(_ point: CGPoint, _ path: [Timeline.Segment]) -> Timeline.Step {
    Timeline.Step(.touch(at: point, path: path, up: true))
  }

  private static func milliseconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// Rounds a point to hundredths of a point.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  private func action(_ kind: ScriptedAction.Kind) -> ScriptedAction {
    ScriptedAction(time: clock, kind: kind, step: steps.count)
  }

  /// Records that the finger touches the screen.
  package mutating func down(at point: CGPoint, time: TimeInterval) -> ScriptedAction {
    isEmpty = false
    place = Self.rounded(point)
    clock = Self.milliseconds(time)
    steps.append(.at(clock))
    contact = (place, [])
    return action(.fingerDown(at: place, target: nil))
  }

  /// Records a move of the finger that ends at `end`. Returns nil if the finger is already at the
  /// point.
  package mutating func move(
    to point: CGPoint, from start: TimeInterval, until end: TimeInterval
  ) -> ScriptedAction? {
    let goal = Self.rounded(point)
    guard goal != place else { return nil }
    wait(until: start)
    let over = Self.milliseconds(end - clock)
    guard over >= Timeline.minimumTravelTime else { return nil }
    place = goal
    contact?.path.append(.move(to: goal, over: over, ease: .linear))
    let move = action(.fingerMove(to: .point(goal), end: clock + over, ease: .linear))
    clock += over
    return move
  }

  /// Lifts a finger that is down, at its current position, as in `timeline`.
  mutating func lift() {
    if let contact { steps.append(Self.touch(contact.point, contact.path)) }
    contact = nil
  }

  /// Records that the finger lifts.
  package mutating func up(at time: TimeInterval) -> ScriptedAction {
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
