import Foundation
import Graphics
import Overscroll
import ScrollPhysics
import TestSupport
import Testing

@Suite struct TimelineTextTests {
  @Test func aTimelineIsWrittenAsASceneWritesIt() {
    let timeline: Timeline = [
      .hold(0.5), .drag(by: CGVector(dx: 1, dy: 2.5), over: 1, ease: .smooth, target: "a b"),
      .release, .settle, .scrollTo(x: 1, y: 2, animated: false),
      .touch(
        at: .zero, path: [.move(to: CGPoint(x: 3, y: 4), over: 0.1, ease: .linear), .hold(2)]),
    ]
    #expect(
      timeline.text == """
        - hold: 0.5s
        - drag: {by: [1, 2.5], over: 1s, ease: smooth, target: "a b"}
        - release
        - settle
        - scroll-to: {x: 1, y: 2, animated: false}
        - touch: {at: [0, 0], path: [{to: [3, 4], over: 0.1s}, {hold: 2s}], up: false}

        """)
  }

  @Test func anEmptyTimelineReadsBack() throws {
    #expect(try SceneFile.timeline(Timeline().text) == Timeline())
  }

  @Test(arguments: 1...300)
  func whatIsWrittenReadsBackAsTheSameValue(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let timeline = randomTimeline(using: &random)
    #expect(timeline.problems.isEmpty, "seed \(seed)")
    #expect(try SceneFile.timeline(timeline.text) == timeline, "seed \(seed)\n\(timeline.text)")
  }

  /// Returns a valid random timeline of arbitrary steps.
  private func randomTimeline(using random: inout SplitMix64) -> Timeline {
    var steps: [Timeline.Step] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let target = targets.randomElement(using: &random) ?? nil
      let way = CGVector(dx: length(&random), dy: length(&random))
      let ease: FingerPath.Easing = Bool.random(using: &random) ? .linear : .smooth
      switch Int.random(in: 0...10, using: &random) {
      case 0: steps.append(.hold(duration(&random)))
      case 1:
        steps += [.drag(by: way, over: duration(&random), ease: ease, target: target), .release]
      case 2: steps.append(.settle)
      case 3: steps.append(.fling(by: way.dy, over: duration(&random), target: target))
      case 4: steps.append(.scrollTo(y: way.dy, animated: Bool.random(using: &random)))
      case 5:
        steps.append(.setOffset(x: way.dx, target: target))
        steps.append(.rotate(.landscape))
      case 6: steps.append(.tap(at: CGPoint(x: way.dx, y: way.dy)))
      case 7: steps.append(.doubleTap(target: target))
      case 8: steps.append(.longPress(at: .zero, for: duration(&random), target: target))
      case 9:
        let direction = Timeline.Direction.allCases.randomElement(using: &random) ?? .left
        steps.append(.swipe(direction, by: abs(way.dx) + 1, over: duration(&random)))
        steps.append(.pinch(scale: 1.5 + abs(way.dy) / 1e7, target: target))
      default:
        let point = CGPoint(x: length(&random), y: length(&random))
        let path: [Timeline.Segment] = [
          .move(to: point, over: duration(&random), ease: ease), .hold(duration(&random)),
        ]
        let second = Bool.random(using: &random) ? Timeline.Finger(at: .zero, path: path) : nil
        steps.append(.touch(at: point, path: path, second: second, up: true, target: target))
      }
    }
    return Timeline(steps + [.at(599)])
  }

  private let targets: [String?] = [
    nil, "inner", "# \"x\\y\": {", "a\nb\u{1B}\u{2028}ö👩‍👩‍👧", " ", "true",
  ]

  private func length(_ random: inout SplitMix64) -> CGFloat {
    let scale = pow(10, Double.random(in: -12...6, using: &random))
    return CGFloat(Double.random(in: -1...1, using: &random) * scale)
  }

  private func duration(_ random: inout SplitMix64) -> Double {
    Double.random(in: Timeline.minimumTravelTime...10, using: &random)
  }
}
