import Foundation
import HeadlessUIKit
import Overscroll
import Testing

/// Scripts that type text.
@MainActor
struct TypingTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var texts: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      field.addAction(
        UIAction { [weak self] _ in self?.texts.append(self?.field.text ?? "") },
        for: .editingChanged)
      view.addSubview(field)
    }
  }

  private func stage(_ timeline: Timeline, _ form: Form) throws -> Stage {
    let device = try #require(Device.preset("iphone-8"))
    return try Stage(device: device, timeline: timeline) { form }
  }

  @Test func aTextIsTypedACharacterAtATime() throws {
    let form = Form()
    let stage = try stage([.tap(target: "field"), .type("abc", over: 0.3)], form)
    try stage.advance(to: 0.1 + 0.15)
    #expect(form.texts == ["a"])
    try stage.advance(to: 1)
    #expect(form.texts == ["a", "ab", "abc"])
  }

  @Test func typingWithoutAFieldIsAnErrorThatNamesTheStep() throws {
    let stage = try stage([.hold(0.1), .type("a")], Form())
    #expect(throws: StageError.nothingTakesText(step: 2)) { try stage.advance(to: 1) }
    #expect(
      "\(StageError.nothingTakesText(step: 2))"
        == "step 2: no text field is being edited; tap a text field first")
  }

  @Test func scenesSayItAloneOrWithADuration() throws {
    let text = """
      scene: 1
      device: iphone-8
      screen: scroll-view
      timeline:
        - type: hello
        - type: {text: "a\\nb", over: 1s}
      outputs:
        - {file: a.png, time: end}

      """
    let timeline = try SceneFile.scene(text, fileName: "a.yaml").timeline
    #expect(timeline == [.type("hello", over: 0.5), .type("a\nb", over: 1)])
    #expect(try SceneFile.timeline(timeline.text) == timeline)
  }
}
