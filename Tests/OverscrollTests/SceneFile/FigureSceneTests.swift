import Foundation
import Graphics
import HeadlessUIKit
import Overscroll
import TestSupport
import Testing
import Typography

/// The keys `frame`, `touches` and `compare` of scene files.
struct FigureSceneTests {
  private func scene(_ rest: String) throws -> SceneDescription {
    try SceneFile.scene("scene: 1\nscreen: scroll-view\n" + rest, fileName: "figure.yaml")
  }

  private func messages(_ rest: String) -> [String] {
    do {
      _ = try scene(rest)
      return []
    } catch let error as InvalidScene {
      return error.problems.map { "\($0.range.line): \($0.message)" }
    } catch { return ["\(error)"] }
  }

  @Test func everyKeyOfAFrameIsRead() throws {
    let figure = try #require(
      try scene(
        """
        outputs:
          - file: a.png
            time: end
            touches: {trail: true}
            frame:
              body: light
              background: ["#fff", "#00ff0080"]
              padding: {top: 30, left: 4}
              spacing: 12
              columns: 2
              zoom: 0.5
              size: [640, 400]
              align: bottom
              crop: 10
              fade: {bottom: 40}
              shadow: false
        """
      ).outputs[0].figure)
    var expected = FigureStyle()
    expected.body = .light
    expected.background = .gradient([
      .white, Color(red: 0, green: 1, blue: 0, alpha: 128.0 / 255),
    ])
    expected.padding = FigureEdges(top: 30, left: 4)
    expected.spacing = 12
    expected.columns = 2
    expected.zoom = 0.5
    expected.size = CGSize(width: 640, height: 400)
    expected.alignment = .bottom
    expected.crop = FigureEdges(10)
    expected.fade = FigureEdges(bottom: 40)
    expected.hasShadow = false
    expected.touches = TouchStyle(hasTrail: true)
    #expect(figure == expected)
  }

  @Test func aWordIsABodyAndTouchesAloneDrawNone() throws {
    let outputs = try scene(
      """
      outputs:
        - {file: a.gif, frame: light}
        - {file: b.apng, fps: 20, touches: true}
        - {file: c.png, time: end}
      """
    ).outputs
    #expect(outputs[0].figure?.body == .light)
    var bare = FigureStyle.bare
    bare.touches = TouchStyle()
    #expect(outputs[1].figure == bare)
    #expect(outputs[1].format == .apng(framesPerSecond: 20))
    #expect(outputs[2].figure == nil)
  }

  @Test func panelsAreTheSceneWithWhatTheySay() throws {
    let scene = try scene(
      """
      device: iphone-8
      timeline: [hold: 1s]
      compare:
        align: end
        panels:
          - {}
          - screen: {name: stretchy-layout, variant: step-3}
            device: iphone-x
            style: dark
            text-size: small
            timeline: [hold: 2s]
            caption: Step 3
      """)
    #expect(scene.timing == .end)
    #expect(scene.panels.map(\.caption) == [nil, "Step 3"])
    #expect(scene.panels[0].scene.screen.name == "scroll-view")
    #expect(scene.panels[0].scene.device == .iPhone8)
    #expect(scene.panels[0].scene.timeline == scene.timeline)
    let second = scene.panels[1].scene
    #expect(second.screen.variant == "step-3" && second.device == .iPhoneX)
    #expect(second.style == .dark && second.textSize == .small)
    #expect(second.timeline.minimumDuration == 2)
  }

  @Test func whatIsWrongIsSaidWhereItStands() {
    #expect(
      messages(
        """
        compare: []
        outputs:
          - file: a.png
            time: end
            touches: {trial: true}
            frame: {body: drak, background: "#ff", fade: {below: 3}, zoom: 0, colums: 2}
        """
      ) == [
        "3: 'compare' must be from 1 to 12, got 0",
        "7: unknown key 'trial' in outputs[0].touches",
        "8: unknown option 'drak'",
        "8: 'background' needs a colour, got \"#ff\"",
        "8: unknown key 'below' in outputs[0].frame.fade",
        "8: 'zoom' must be from 0.1 to 4, got 0",
        "8: unknown key 'colums' in outputs[0].frame",
      ])
  }

  @Test func pixelsAreThoseOfTheFigure() {
    #expect(
      messages("outputs:\n  - {file: a.png, time: end, scale: 2, frame: {size: [4096, 4096]}}") == [
        "4: a picture of 67108864 pixels exceeds the limit of 64000000"
      ])
  }

  /// The figures of an article have the widths that the article uses.
  @Test(arguments: [
    ("final-effect", 640.0), ("scroll-comparison", 960.0), ("text-overscroll", 960.0),
    ("scroll-bug", 640.0),
  ])
  func theArticlesFiguresHaveTheirSizes(name: String, width: Double) throws {
    let text = try String(
      contentsOfFile: "\(Repository.fixtures.path)/Figures/\(name).yaml", encoding: .utf8)
    let scene = try SceneFile.scene(text, fileName: name)
    for output in scene.outputs where SceneOutput.FileType(fileName: output.file) != .html {
      #expect(output.figure?.size == CGSize(width: width, height: 400))
    }
    #expect(scene.warnings.isEmpty)
  }
}
