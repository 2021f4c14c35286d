import Foundation
import HeadlessUIKit
import Overscroll
import Testing

/// Errors of scripts that a screen cannot play, reported at their position in the scene.
@MainActor
struct StageErrorTests {
  /// Returns the message that the author of a scene reads.
  private func complaint(_ timeline: String, screen: String = "{name: scroll-view}") -> String {
    let text = """
      scene: 1
      device: iphone-8
      screen: \(screen)
      timeline:
      \(timeline)
      """
    do {
      let play = try ScenePlay(text)
      do {
        _ = try play.rows(rate: 60)
        return ""
      } catch {
        return play.scene.explain(error)
      }
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "drag: {by: -100, over: 0.2s, target: scrolView}", "set-offset: {y: 3, target: scrolView}",
    "scroll-to: {y: 3, target: scrolView}", "fling: {by: -100, over: 0.2s, target: scrolView}",
    "touch: {at: [1, 2], path: [{hold: 0.2s}], up: true, target: scrolView}",
  ]) func anUnknownTargetIsShown(step: String) {
    let complaint = complaint("  - hold: 0.5s\n  - \(step)")
    #expect(
      complaint.hasPrefix(
        "play.yaml:6:5: error: step 2: no scroll view is named 'scrolView'\n"), "\(complaint)")
    #expect(complaint.contains("did you mean 'scrollView'?"))
    #expect(complaint.contains("    6 |   - \(step.prefix(5))"))
  }

  @Test func withoutANearNameAllAreListed() {
    let complaint = complaint(
      "  - set-offset: {y: 3, target: table}", screen: "{name: nested-scroll-views}")
    #expect(complaint.contains("known: outer, inner"))
  }

  @Test func aTimeThatIsOverWhenItComesUpIsShown() {
    let complaint = complaint(
      "  - fling: {by: -300, over: 0.15s}\n  - settle\n  - at: 0.5s\n  - hold: 1s")
    #expect(complaint.hasPrefix("play.yaml:7:5: error: step 3: 0.5s has passed"), "\(complaint)")
  }

  @Test func aScreenWithoutAScrollViewSaysSo() throws {
    let stage = try Stage(
      device: .iPhone8, timeline: [.hold(0.1), .setOffset(y: 10)], makeRoot: { UIViewController() })
    #expect(throws: StageError.noScrollView(step: 2)) { try stage.advance(to: 1) }
    #expect("\(StageError.noScrollView(step: 2))" == "step 2: the screen has no scroll view")
  }

  @Test func aBrokenTimelineNeverStarts() {
    #expect(throws: InvalidTimeline.self) {
      try Stage(device: .iPhone8, timeline: [.release], makeRoot: { UIViewController() })
    }
  }

  @Test(arguments: [
    ("{name: scrol-view}", "play.yaml:3:16: error: unknown screen 'scrol-view'"),
    ("{name: scroll-view, bouncs: true}", "play.yaml:3:29: error: unknown key 'bouncs'"),
    ("{name: scroll-view, variant: x}", "play.yaml:3:38: error: unknown variant 'x'"),
    ("{name: scroll-view, bounces: maybe}", "play.yaml:3:38: error: 'bounces' needs"),
    (
      "{name: nested-scroll-views, inner: {offst: 1}}",
      "play.yaml:3:45: error: unknown key 'offst' in screen.inner"
    ),
  ]) func badScreensAreShown(screen: String, expected: String) {
    let complaint = complaint("  - hold: 1s", screen: screen)
    #expect(complaint.hasPrefix(expected), "\(complaint)")
  }
}
