import HeadlessUIKit
import Overscroll
import Testing
import Typography

/// Scene files are rewritten with other values.
struct SceneRewritingTests {
  private static let script: Timeline = [.hold(0.5), .drag(by: -20, over: 0.25), .release, .settle]

  private func rewritten(_ text: String, variant: String? = nil) throws -> (
    String, SceneDescription
  ) {
    let scene = try SceneFile.scene(text, fileName: "a.yaml")
    let new = scene.text(
      timeline: Self.script, device: .preset("iphone-15"), style: .dark, textSize: .small,
      variant: variant)
    return (new, try SceneFile.scene(new, fileName: "a.yaml"))
  }

  @Test(arguments: [
    "scene: 1\nscreen: x\n", "scene: 1\nscreen: x\ntimeline: [{hold: 1s}]\noutputs: []\n",
    "scene: 1\nscreen: {name: x, insets: 1}\ntimeline:\n- hold: 1s\n- settle\n# of outputs\noutputs: []\n",
    "scene: 1\nscreen:\n  name: x\n  other: 1\ndevice: iphone-8\ntimeline:\n  [{hold: 1s},\n\n   settle]\n",
    "scene: 1\nscreen: {name: x, variant: a}\nstyle: light\ntext-size: large\n",
    "scene: 1\nscreen:\n  variant: \"a\"\n  name: x\n",
  ])
  func whatIsReadBackIsWhatWasWritten(text: String) throws {
    let (new, scene) = try rewritten(text, variant: "b")
    #expect(scene.timeline == Self.script, "\(new)")
    #expect(scene.device.identifier == "iphone-15" && scene.style == .dark)
    #expect(scene.textSize == .small)
    #expect(scene.screen.name == "x" && scene.screen.variant == "b", "\(new)")
    #expect(scene.outputs.isEmpty)
  }

  @Test func commentsAndOtherKeysStay() throws {
    let (new, _) = try rewritten(
      """
      # A title
      scene: 1
      title: Two  words   # kept
      screen: x
      timeline: [settle]

      # What is made
      outputs:
        - {file: a.png, time: end}
      """)
    #expect(
      new == """
        # A title
        scene: 1
        title: Two  words   # kept
        screen: x
        timeline:
          - hold: 0.5s
          - drag: {by: -20, over: 0.25s}
          - release
          - settle

        # What is made
        device: iphone-15
        style: dark
        text-size: small
        outputs:
          - {file: a.png, time: end}

        """)
  }
}
