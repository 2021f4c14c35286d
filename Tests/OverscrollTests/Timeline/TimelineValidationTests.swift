import Foundation
import Graphics
import Overscroll
import ScrollPhysics
import Testing

@Suite struct TimelineValidationTests {
  private func kinds(_ timeline: Timeline) -> [TimelineProblem.Kind] {
    timeline.problems.map(\.kind)
  }

  @Test func anEmptyTimelineIsAStillPicture() throws {
    #expect(Timeline().problems.isEmpty)
    #expect(Timeline().minimumDuration == 0)
    var cursor = try TimelineCursor([])
    #expect(try cursor.next(at: 0, isAtRest: false)?.kind == .end)
    #expect(cursor.isFinished)
  }

  @Test func aSecondTouchUnderTheFirstIsRefused() {
    let touch = Timeline.Step.touch(at: .zero, path: [.hold(1)])
    #expect(kinds([touch, .hold(1), touch]) == [.overlappingTouches(downSinceStep: 1)])
    #expect(kinds([.drag(by: 1, over: 1), touch]) == [.overlappingTouches(downSinceStep: 1)])
    #expect(kinds([touch, .release, touch]) == [])
    #expect(kinds([.touch(at: .zero, path: [.hold(1)], up: true), touch]) == [])
  }

  @Test func aDragGoesOnWithTheFingerOfATouch() {
    #expect(
      kinds([.touch(at: .zero, path: [.hold(1)], target: "a"), .drag(by: 5, over: 1), .release])
        == [])
    #expect(
      kinds([.drag(by: 5, over: 1, target: "a"), .drag(by: 5, over: 1, target: "b"), .release])
        == [.targetChangesUnderFinger(downSinceStep: 1)])
  }

  @Test func timeNeverGoesBack() {
    #expect(kinds([.hold(2), .at(1)]) == [.timeGoesBack(to: 1, earliest: 2)])
    #expect(kinds([.hold(0.1), .hold(0.2), .at(0.3), .at(0.3)]) == [])
    #expect(kinds([.settle, .at(1), .settle, .at(0.5)]) == [.timeGoesBack(to: 0.5, earliest: 1)])
  }

  @Test func pathsTakeTime() {
    #expect(kinds([.touch(at: .zero, path: [], up: true)]) == [.pathWithoutDuration])
    #expect(
      kinds([.touch(at: .zero, path: [.move(to: .zero, over: 0, ease: .linear), .hold(0)])])
        == [.pathWithoutDuration])
    #expect(kinds([.fling(by: 10, over: 0)]) == [.pathWithoutDuration])
    #expect(kinds([.drag(by: 10, over: 0)]) == [.pathWithoutDuration])
    for duration in [1e-300, 0.000_999] {
      #expect(kinds([.drag(by: 10, over: duration), .release]) == [.pathWithoutDuration])
      #expect(kinds([.fling(by: 10, over: duration)]) == [.pathWithoutDuration])
      let path: [Timeline.Segment] = [.move(to: .zero, over: duration, ease: .linear), .hold(1)]
      #expect(kinds([.touch(at: .zero, path: path, up: true)]) == [.pathWithoutDuration])
    }
    #expect(kinds([.fling(by: 10, over: Timeline.minimumTravelTime)]) == [])
  }

  @Test(arguments: [-1.0, -.infinity, .infinity])
  func durationsAreFiniteAndNotNegative(duration: Double) {
    #expect(kinds([.hold(duration)]) == [.invalidDuration(duration)])
    #expect(kinds([.at(duration)]) == [.invalidDuration(duration)])
    #expect(kinds([.fling(by: 20, over: duration)]) == [.invalidDuration(duration)])
  }

  @Test func undefinedNumbersAreRefused() {
    #expect(kinds([.hold(.nan)]).count == 1)
    #expect(kinds([.drag(by: .nan, over: 1)]).count == 1)
    #expect(kinds([.setOffset(y: .infinity)]) == [.invalidCoordinate(.infinity)])
    for point in [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan)] {
      let steps: [Timeline.Step] = [
        .touch(at: point, path: [.hold(1)], up: true),
        .touch(at: .zero, path: [.move(to: point, over: 1, ease: .linear)], up: true),
        .tap(at: point), .longPress(at: point), .swipe(.up, at: point), .pinch(scale: 2, at: point),
      ]
      for step in steps {
        let isRefused = kinds([step]).contains {
          if case .invalidCoordinate(let number) = $0 { number.isNaN } else { false }
        }
        #expect(isRefused, "\(step): \(kinds([step]))")
      }
    }
    #expect(kinds([.setOffset()]) == [.offsetWithoutCoordinate])
  }

  @Test func fingersAreDownWhenTheyAreLiftedAndUpWhenAllSettles() {
    #expect(kinds([.release]) == [.releaseWithoutFinger])
    #expect(kinds([.fling(by: 20, over: 1), .release]) == [.releaseWithoutFinger])
    #expect(kinds([.drag(by: 20, over: 1), .settle]) == [.settleWithFingerDown(downSinceStep: 1)])
  }

  @Test func onlyStepsThatTouchOrScrollHaveATarget() {
    #expect(kinds([Timeline.Step(.settle, target: "a")]) == [.targetWithoutUse])
    #expect(kinds([.setOffset(y: 1, target: "a")]) == [])
  }

  @Test func overlongScriptsAreReportedOnce() {
    #expect(kinds([.hold(600)]) == [])
    #expect(kinds([.hold(400), .hold(201), .hold(1)]) == [.tooLong(seconds: 601)])
    #expect(kinds([.at(1e300)]) == [.tooLong(seconds: 1e300)])
  }

  @Test func anInvalidTimelineSaysWhatIsWrong() {
    let error = #expect(throws: InvalidTimeline.self) { try TimelineCursor([.release, .hold(-1)]) }
    #expect(error.map { "\($0)" } == "step 1: no finger is down\nstep 2: -1.0 is not a duration")
  }

  @Test func problemsNameTheirStepAndWhereItWasWritten() {
    let source = SourceRange(line: 7, column: 5, endColumn: 12)
    let problems = Timeline([.hold(1), Timeline.Step(.release, source: source)]).problems
    #expect(problems == [TimelineProblem(step: 2, kind: .releaseWithoutFinger, source: source)])
  }
}
