import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

@Suite @MainActor struct OverscrollStepTests {
  private func offsets(_ steps: String, at times: [Double]) throws -> [CGFloat] {
    let scene = try SceneFile.scene(
      """
      scene: 1
      device: iphone-8
      screen: {name: scroll-view, content-height: 3000, offset: 50}
      timeline:
      \(steps)
      """, fileName: "overscroll.yaml")
    let stage = try ScreenCatalogue.builtIn.stage(
      for: scene, assets: MemoryAssets(), fonts: nil)
    return try times.map { time in
      try stage.advance(to: time)
      return stage.scrollViews[0].contentOffset.y
    }
  }

  @Test func aPullShowsTheContentSoManyPointsBelowTheTop() throws {
    let shown = try offsets(
      """
        - overscroll: {by: 120, over: 0.5s}
        - hold: 1s
      """, at: [0.5, 1])
    #expect(shown.allSatisfy { abs($0 + 120) < 1e-9 }, "\(shown)")
  }

  @Test func aFingerThatIsDownGoesOnWithoutHysteresis() throws {
    let shown = try offsets(
      """
        - overscroll: {by: 120, over: 0.5s}
        - overscroll: {by: 60, over: 0.5s, ease: smooth}
        - hold: 1s
      """, at: [1])
    #expect(abs(shown[0] + 60) < 1e-9, "\(shown)")
  }

  @Test func aPushGoesBeyondTheBottom() throws {
    // The content is 3000 points high in a view of 667 points, so that the range ends at 2333.
    let shown = try offsets(
      """
        - overscroll: {by: -80, over: 0.5s}
        - hold: 1s
      """, at: [0.7])
    #expect(abs(shown[0] - 2413) < 1e-9, "\(shown)")
  }

  @Test func theStepReadsBackAsItWasWritten() throws {
    let timeline: Timeline = [.overscroll(by: -80.5, over: 0.25, ease: .smooth, target: "list")]
    #expect(try SceneFile.timeline(timeline.text) == timeline)
  }
}
