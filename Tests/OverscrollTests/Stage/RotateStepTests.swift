import Foundation
import HeadlessUIKit
import Layers
import Overscroll
import Testing

/// The timeline step `rotate`.
@MainActor
struct RotateStepTests {
  private func stage(_ timeline: Timeline) throws -> Stage {
    try Stage(device: .iPhoneX, timeline: timeline) {
      let controller = UIViewController()
      let table = UIScrollView()
      table.accessibilityIdentifier = "scroll"
      table.frame = controller.view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.contentSize = CGSize(width: 100, height: 3000)
      controller.view.addSubview(table)
      return controller
    }
  }

  @Test func theDeviceTurnsAtItsTimeAndPicturesKeepTheirSize() throws {
    let stage = try stage([.hold(0.5), .rotate(.landscape), .settle, .fling(by: -200, over: 0.2)])
    try stage.advance(to: 0.49)
    #expect(stage.screen.bounds.width == 375)
    try stage.advance(to: 0.6)
    #expect(stage.screen.bounds.size == CGSize(width: 812, height: 375))
    #expect(stage.layerTree().size == CGSize(width: 375, height: 812))
    #expect(stage.scrollViews[0].bounds.size == CGSize(width: 812, height: 375))
    #expect(stage.scrollViews[0].adjustedContentInset.bottom == 21)
    try stage.advance(to: 2)
    // A finger that touches after the rotation is in the middle of the rotated screen.
    #expect(stage.scrollViews[0].contentOffset.y > 100)
    #expect(stage.problems.isEmpty)
  }

  @Test func settleWaitsForTheRotation() throws {
    let stage = try stage([.rotate(.landscapeLeft), .settle])
    try stage.advance(to: 1)
    #expect(stage.end == 0.3)
  }

  @Test func aSceneFileSaysIt() throws {
    let timeline: Timeline = [.rotate(.landscape), .rotate(.upsideDown), .rotate(.landscapeLeft)]
    #expect(
      timeline.text == "- rotate: landscape\n- rotate: upside-down\n- rotate: landscape-left\n")
    #expect(
      try SceneFile.timeline(timeline.text).steps.map(\.action) == timeline.steps.map(\.action))
    #expect(throws: InvalidScene.self) { try SceneFile.timeline("- rotate: sideways\n") }
  }
}
