import Foundation
import Overscroll
import Testing

/// Validation of steps in which fingers touch and lift.
@Suite struct PressValidationTests {
  private func kinds(_ timeline: Timeline) -> [TimelineProblem.Kind] {
    timeline.problems.map(\.kind)
  }

  @Test func whatComesAndLeavesNeedsAFingerThatIsUp() {
    let presses: [Timeline.Step] = [
      .tap(), .doubleTap(), .longPress(), .swipe(.left), .pinch(scale: 2),
    ]
    for press in presses {
      #expect(
        kinds([.touch(at: .zero, path: [.hold(1)]), press]) == [
          .overlappingTouches(downSinceStep: 1)
        ])
      #expect(kinds([press, .settle]) == [])
    }
  }

  @Test func impossibleOnesAreTold() {
    #expect(kinds([.swipe(.up, by: 0)]) == [.invalidDistance(0)])
    #expect(kinds([.pinch(scale: 1)]) == [.invalidScale(1)])
    #expect(kinds([.pinch(scale: 0)]) == [.invalidScale(0)])
    #expect(kinds([.longPress(for: 0)]) == [.pathWithoutDuration])
    #expect(kinds([Timeline.Step(.tap(at: nil, count: 0))]) == [.invalidTapCount(0)])
  }

  @Test func twoPathsTakeAsLongAsTheLonger() {
    let second = Timeline.Finger(at: .zero, path: [.hold(3)])
    let timeline: Timeline = [.touch(at: .zero, path: [.hold(1)], second: second, up: true)]
    #expect(timeline.minimumDuration == 3 && timeline.problems.isEmpty)
  }
}
