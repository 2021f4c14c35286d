import Foundation
import Graphics
import Overscroll
import ScrollPhysics
import Testing

@Suite struct TimelineCursorTests {
  /// Returns all events due up to `now`, as "time kind".
  private func take(
    _ cursor: inout TimelineCursor, at now: Double, isAtRest: Bool = false
  ) throws -> [String] {
    var lines: [String] = []
    while let action = try cursor.next(at: now, isAtRest: isAtRest) {
      let finger = action.finger == 1 ? "" : " finger \(action.finger)"
      lines.append("\(action.time) \(word(action.kind))\(finger)")
    }
    return lines
  }

  private func word(_ kind: ScriptedAction.Kind) -> String {
    switch kind {
    case .fingerDown(let point, let target):
      return "down \(point.map { "\($0.x),\($0.y)" } ?? "centre") \(target ?? "-")"
    case .press(let point, let offset, let target):
      let place = point.map { "\($0.x),\($0.y)" } ?? "centre"
      return "press \(place) \(offset.dx),\(offset.dy) \(target ?? "-")"
    case .fingerMove(.by(let way), let end, let ease):
      return "by \(way.dx),\(way.dy) until \(end) \(ease)"
    case .fingerMove(.point(let point), let end, let ease):
      return "to \(point.x),\(point.y) until \(end) \(ease)"
    case .fingerMove(.overscroll(let points), let end, let ease):
      return "overscroll \(points) until \(end) \(ease)"
    case .fingerUp: return "up"
    case .setOffset(let offset, _): return "set \(offset.y ?? 0)"
    case .scrollTo(let offset, let animated, _):
      return "scroll \(offset.y ?? 0) \(animated ? "animated" : "at once")"
    case .rotate(let orientation): return "rotate \(orientation.rawValue)"
    case .type(let character): return "type \(character)"
    case .end: return "end"
    }
  }

  @Test func theDesignsScriptPlaysInOrderAtExactTimes() throws {
    var cursor = try TimelineCursor([
      .hold(0.5), .drag(by: 266, over: 0.6), .release, .settle, .setOffset(y: -120), .at(2.5),
      .touch(
        at: CGPoint(x: 187, y: 700),
        path: [.move(to: CGPoint(x: 187, y: 400), over: 0.25, ease: .smooth), .hold(0.25)],
        up: true),
    ])
    #expect(cursor.nextActionTime == 0.5)
    #expect(try take(&cursor, at: 0.4).isEmpty)
    #expect(
      try take(&cursor, at: 0.5) == ["0.5 down centre -", "0.5 by 0.0,266.0 until 1.1 linear"])
    #expect(cursor.nextActionTime == 1.1)
    #expect(try take(&cursor, at: 2, isAtRest: false) == ["1.1 up"])
    #expect(cursor.settleStart == 1.1)
    #expect(cursor.nextActionTime == nil)
    #expect(try take(&cursor, at: 2.25, isAtRest: true) == ["2.25 set -120.0"])
    #expect(
      try take(&cursor, at: 10) == [
        "2.5 down 187.0,700.0 -", "2.5 to 187.0,400.0 until 2.75 smooth", "3.0 up", "3.0 end",
      ])
    #expect(cursor.isFinished)
    #expect(try take(&cursor, at: 11).isEmpty)
  }

  @Test func restBeforeASettleComesUpDoesNotEndIt() throws {
    var cursor = try TimelineCursor([.hold(1), .settle, .hold(1)])
    #expect(try take(&cursor, at: 0.5, isAtRest: true).isEmpty)
    #expect(cursor.settleStart == 1)
    #expect(try take(&cursor, at: 1, isAtRest: true).isEmpty)
    #expect(cursor.nextActionTime == 2)
    #expect(try take(&cursor, at: 2, isAtRest: true) == ["2.0 end"])
  }

  @Test func settlesInARowEndTogether() throws {
    var cursor = try TimelineCursor([.settle, .settle, .scrollTo(y: 30)])
    #expect(try take(&cursor, at: 0.25, isAtRest: false).isEmpty)
    let due = try take(&cursor, at: 0.5, isAtRest: true)
    #expect(due == ["0.5 scroll 30.0 animated", "0.5 end"])
  }

  @Test func aSettleThatOutlastsAnAtIsAnError() throws {
    let source = SourceRange(line: 3, column: 3, endColumn: 9)
    let steps = [Timeline.Step.settle, Timeline.Step(.at(1), source: source)]
    var cursor = try TimelineCursor(Timeline(steps))
    let problem = TimelineProblem(
      step: 2, kind: .timeGoesBack(to: 1, earliest: 1.5), source: source)
    for _ in 0..<2 {
      #expect(throws: InvalidTimeline(problems: [problem])) {
        try cursor.next(at: 1.5, isAtRest: true)
      }
    }
  }

  @Test func aDragOfADownFingerDoesNotTouchAgain() throws {
    var cursor = try TimelineCursor([
      .touch(at: .zero, path: [.hold(1)]), .drag(by: 5, over: 1, ease: .smooth), .release,
      .fling(by: -7, over: 0.5, target: "inner"),
    ])
    #expect(
      try take(&cursor, at: 9) == [
        "0.0 down 0.0,0.0 -", "1.0 by 0.0,5.0 until 2.0 smooth", "2.0 up", "2.0 down centre inner",
        "2.0 by 0.0,-7.0 until 2.5 linear", "2.5 up", "2.5 end",
      ])
  }

  @Test func anInvalidTimelineCannotBePlayed() {
    #expect(throws: InvalidTimeline.self) { try TimelineCursor([.release]) }
  }

  @Test func sumsOfDurationsMeetTheFramesTheyWereWrittenFor() throws {
    var cursor = try TimelineCursor([.hold(0.1), .hold(0.2), .setOffset(y: 1)])
    #expect(try cursor.next(at: 0.3, isAtRest: false) != nil)
  }

  @Test func aDoubleTapIsTwoShortPresses() throws {
    var cursor = try TimelineCursor([.doubleTap(at: CGPoint(x: 1, y: 2)), .longPress(target: "a")])
    #expect(
      try take(&cursor, at: 10) == [
        "0.0 press 1.0,2.0 0.0,0.0 -", "0.1 up", "0.2 press 1.0,2.0 0.0,0.0 -",
        "0.30000000000000004 up", "0.30000000000000004 press centre 0.0,0.0 a",
        "1.1 up", "1.1 end",
      ])
  }

  @Test func twoFingersMoveAtTheSameTime() throws {
    let second = Timeline.Finger(
      at: CGPoint(x: 9, y: 9),
      path: [.hold(0.5), .move(to: CGPoint(x: 0, y: 9), over: 2, ease: .linear)])
    var cursor = try TimelineCursor([
      .touch(
        at: .zero,
        path: [
          .move(to: CGPoint(x: 1, y: 0), over: 1, ease: .linear),
          .move(to: CGPoint(x: 2, y: 0), over: 1, ease: .linear),
        ], second: second, up: true)
    ])
    #expect(
      try take(&cursor, at: 10) == [
        "0.0 down 0.0,0.0 -", "0.0 down 9.0,9.0 - finger 2", "0.0 to 1.0,0.0 until 1.0 linear",
        "0.5 to 0.0,9.0 until 2.5 linear finger 2", "1.0 to 2.0,0.0 until 2.0 linear",
        "2.5 up finger 2", "2.5 up", "2.5 end",
      ])
  }

  @Test func aPinchReckonsInWhatTheGestureSwallows() throws {
    var cursor = try TimelineCursor([.pinch(scale: 2, at: CGPoint(x: 100, y: 50), over: 1)])
    // The fingers move from 60 points apart to 2 · (60 + 8).
    #expect(
      try take(&cursor, at: 10) == [
        "0.0 press 100.0,50.0 -30.0,0.0 -", "0.0 press 100.0,50.0 30.0,0.0 - finger 2",
        "0.0 by -38.0,0.0 until 1.0 linear", "0.0 by 38.0,0.0 until 1.0 linear finger 2",
        "1.0 up finger 2", "1.0 up", "1.0 end",
      ])
  }
}
