import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

/// Touch events that arrive while the stage is running.
@MainActor
struct HandTests {
  private func stage(_ timeline: String) throws -> Stage {
    try ScenePlay(
      """
      scene: 1
      device: iphone-8
      screen: {name: stretchy-layout}
      timeline: \(timeline)
      """
    ).stage()
  }

  /// A flick catches the bounce of a fling after a pause.
  @Test func aHandDoesWhatAScriptOfTheSameTimesDoes() throws {
    let fling = "{fling: {by: 300, over: 0.15s}}"
    let path = (1...12).map { "{to: [180, \(400 - 15 * $0).5], over: 0.017s}" }
    let script = try stage(
      """
      [\(fling), {hold: 0.1s}, {at: 0.325s},
       {touch: {at: [180, 400.5], path: [{hold: 0.05s}, \(path.joined(separator: ", "))], up: true}},
       settle]
      """)
    let hand = try stage("[\(fling), {hold: 0.1s}]")
    var clock = 0.325
    var actions = [
      ScriptedAction(
        time: clock, kind: .fingerDown(at: CGPoint(x: 180, y: 400.5), target: nil), step: 2)
    ]
    clock += 0.05
    for step in 1...12 {
      let goal = CGPoint(x: 180, y: 400.5 - 15 * Double(step))
      actions.append(
        ScriptedAction(
          time: clock,
          kind: .fingerMove(to: .point(goal), end: clock + 0.017, ease: .linear), step: 2))
      clock += 0.017
    }
    actions.append(ScriptedAction(time: clock, kind: .fingerUp, step: 2))
    var rows = 0
    for tick in 1...150 where script.end == nil {
      let time = script.display.time(ofTick: tick)
      while !actions.isEmpty, actions[0].time <= time { hand.add(actions.removeFirst()) }
      try script.advance(to: time)
      try hand.advance(to: time)
      let (expected, found) = (script.traceRow(), hand.traceRow())
      #expect(found.json == expected.json, "tick \(tick)")
      rows += 1
    }
    #expect(rows > 60)
    #expect(actions.isEmpty)
    #expect(hand.scrollViews[0].contentOffset.y > 50)
  }

  @Test func stepsSayWhenTheyBegan() throws {
    let stage = try stage("[{hold: 0.25s}, {fling: {by: -300, over: 0.15s}}, settle, {hold: 1s}]")
    #expect(stage.stepStarts == [0, 0.25, 0.4])
    var tick = 0
    while stage.end == nil {
      tick += 1
      try stage.advance(to: stage.display.time(ofTick: tick))
    }
    let starts = stage.stepStarts
    #expect(starts.count == 4)
    #expect(abs(try #require(stage.end) - starts[3] - 1) < 1e-12 && starts[3] > 1)
    #expect(stage.step == 4)
  }
}
