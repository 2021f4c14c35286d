import Foundation
import Graphics
import Overscroll
import ScrollEffects
import ScrollPhysics
import Testing

@Suite struct SceneFileTests {
  @Test func theDesignsExampleParsesCompletely() throws {
    let scene = try SceneFile.scene(designScene, fileName: "design.yaml")
    #expect(scene.title == "Stretchy header, step 6")
    #expect(scene.device == .iPhoneX)
    #expect(scene.screen.name == "stretchy-layout")
    #expect(scene.screen.variant == "step-6")
    #expect(scene.screen.behavior == .faithful)
    #expect(scene.screen.options.keys.isEmpty)
    #expect(
      scene.timeline == [
        .hold(0.5), .drag(by: 266, over: 0.6), .release, .settle, .fling(by: -300, over: 0.15),
        .scrollTo(y: 300, animated: true), .setOffset(y: -120),
        .touch(
          at: CGPoint(x: 187, y: 700),
          path: [.move(to: CGPoint(x: 187, y: 400), over: 0.15, ease: .linear), .hold(0.2)],
          up: true),
        .at(2.5),
      ])
    #expect(scene.timeline.steps[1].source == SourceRange(line: 7, column: 5, endColumn: 9))
    #expect(scene.outputs.map(\.file) == ["stretchy.gif", "pulled.png"])
    #expect(scene.outputs[0].format == .gif(framesPerSecond: 30, loop: .forever))
    #expect(scene.outputs[0].scale == 2)
    #expect(scene.outputs[1].format == .png(.time(1.1)))
    #expect(scene.outputs[1].scale == 3)
    #expect(scene.warnings.isEmpty)
  }

  @Test func everyOtherFormIsUnderstood() throws {
    let scene = try SceneFile.scene(otherScene, fileName: "other.yaml")
    #expect(scene.title == nil)
    #expect(scene.device.size == CGSize(width: 375, height: 812))
    #expect(scene.device.safeArea == Device.SafeArea(top: 44, bottom: 34))
    #expect(
      scene.timeline == [
        .drag(by: CGVector(dx: 12, dy: -40.5), over: 0.25, ease: .smooth, target: "inner"),
        .drag(by: 20, over: 1), .release, .setOffset(x: 1, y: 2, target: "outer"),
        .touch(
          at: CGPoint(x: 1, y: 2),
          path: [.move(to: CGPoint(x: 3, y: 4), over: 0, ease: .linear), .hold(0.1)], up: true),
      ])
    #expect(scene.screen.options.keys == ["inner", "outer"])
    #expect(scene.outputs.map(\.file) == ["a/b.gif", "c.PNG", "d.gif"])
    #expect(
      scene.outputs.map(\.format) == [
        .gif(framesPerSecond: 30, loop: .times(3)), .png(.end),
        .gif(framesPerSecond: 50, loop: .once),
      ])
    #expect(scene.outputs[1].scale == 0.5)
  }

  @Test func aDisplayTicksSixtyTimesASecondUnlessToldOtherwise() throws {
    let plain = "scene: 1\nscreen: scroll-view\n"
    #expect(try SceneFile.scene(plain, fileName: "a.yaml").display == .standard)
    let fast = try SceneFile.scene(plain + "display: 120", fileName: "a.yaml")
    #expect(fast.display.hertz == 120)
    for wrong in ["0", "241", "-60", "60.5", "fast", "[60]"] {
      #expect(complaints(plain + "display: \(wrong)").count == 1, "\(wrong)")
    }
  }

  /// If no common display rate fits, the message names a multiple of the frame rate.
  @Test(arguments: [(50, 100), (25, 100), (24, 120), (40, 120), (48, 96)])
  func framesBetweenTicksAreAWarningThatSaysWhatToWrite(fps: Int, display: Int) throws {
    func scene(_ more: String) throws -> SceneDescription {
      try SceneFile.scene(
        "scene: 1\nscreen: scroll-view\n\(more)outputs: [{file: a.gif, fps: \(fps)}]",
        fileName: "a.yaml")
    }
    let warnings = try scene("").warnings
    #expect(warnings.count == 1 && warnings[0].severity == .warning)
    let words = warnings[0].rendered(with: try scene("").source)
    #expect(words.contains("write 'display: \(display)'"))
    #expect(try scene("display: \(display)\n").warnings.isEmpty)
  }

  @Test func theSmallestSceneIsAVersionAndAScreen() throws {
    let scene = try SceneFile.scene("scene: 1\nscreen: scroll-view", fileName: "a.yaml")
    #expect(scene.timeline.steps.isEmpty)
    #expect(scene.outputs.isEmpty)
    #expect(scene.device == .iPhoneX)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsAndAByteOrderMarkMakeNoDifference(lineEnd: String) throws {
    let text = "\u{FEFF}" + designScene.replacingOccurrences(of: "\n", with: lineEnd)
    let scene = try SceneFile.scene(text, fileName: "a.yaml")
    #expect(scene.timeline.steps[1].source == SourceRange(line: 7, column: 5, endColumn: 9))
    let broken = "\u{FEFF}scene: 1\nscreen: a\nö: 3".replacingOccurrences(of: "\n", with: lineEnd)
    #expect(complaints(broken) == ["3:1: unknown key 'ö'"])
  }

  @Test func textStaysTextWhateverItLooksLike() throws {
    for title in ["on", "no", "010", "12:30", "1e3", "null", "~", "\"\"\"", "2020-01-01"] {
      let quoted = title.contains("\"") ? "'\(title)'" : title
      let text = "scene: 1\nscreen: a\ntitle: \(quoted)"
      #expect(try SceneFile.scene(text, fileName: "a").title == title)
    }
  }

  @Test func outputsStayInsideTheirDirectory() {
    for file in ["../a.gif", "/a.gif", "a/../../b.png", "~/a.gif", "a\\\\..\\\\b.gif", "c:/a.gif"] {
      let found = complaints(
        "scene: 1\nscreen: a\noutputs:\n  - {file: \"\(file)\", time: end}")
      #expect(found.count == 1 && found[0].contains("leaves the output directory"), "\(found)")
    }
  }

  @Test func onlyGIFAndPNGAreWritten() {
    for file in ["a.mov", "a", ".gif", "a.gif/", "gif", "a.", "b/.hidden.gif"] {
      let found = complaints("scene: 1\nscreen: a\noutputs:\n  - {file: \(file)}")
      #expect(found.count == 1 && found[0].contains("cannot be written"), "\(found)")
    }
  }

  @Test func hiddenAndUnprintableNamesSayWhatIsWrongWithThem() {
    let head = "scene: 1\nscreen: a\noutputs:\n"
    #expect(
      complaints(head + "  - {file: b/.hidden.gif}") == [
        "4:12: a hidden file cannot be written: '.hidden.gif' begins with a dot"
      ])
    #expect(
      complaints(head + "  - {file: \"a\\nb.gif\"}") == [
        "4:12: 'a\u{FFFD}b.gif' contains characters that cannot be printed"
      ])
  }

  @Test(arguments: [("repo", "corrected"), ("corrected", "faithful")])
  func aVariantAndABehaviorThatContradictAreAnError(variant: String, behavior: String) throws {
    let text = "scene: 1\nscreen: {name: a, variant: \(variant), behavior: \(behavior)}"
    let scene = try SceneFile.scene(text, fileName: "a.yaml")
    let error = try #require(scene.contradiction(variants: ["repo", "corrected"]))
    #expect(
      "\(error)".contains("variant '\(variant)' and behavior '\(behavior)' contradict each other"))
    #expect(error.problems[0].range.line == 2)
    // Without a variant of that name, `behavior` is independent of the variant.
    #expect(scene.contradiction(variants: ["repo"]) == nil)
  }

  @Test(arguments: [
    "{name: a, variant: corrected, behavior: corrected}", "{name: a, behavior: corrected}",
    "{name: a, variant: corrected}", "{name: a, variant: repo, behavior: faithful}", "a",
  ])
  func whatAgreesIsNoContradiction(screen: String) throws {
    let scene = try SceneFile.scene("scene: 1\nscreen: \(screen)", fileName: "a.yaml")
    #expect(scene.contradiction(variants: ["repo", "corrected"]) == nil)
  }

  @Test(arguments: [
    ("2 MB", 2_000_000), ("1.5MB", 1_500_000), ("800 kB", 800_000), ("512 KiB", 524_288),
    ("9000 B", 9000),
  ])
  func sizesHaveTheirUnit(text: String, bytes: Int) throws {
    let scene = try SceneFile.scene(
      "scene: 1\nscreen: a\noutputs: [{file: a.gif, max-size: \(text)}]", fileName: "a.yaml")
    #expect(scene.outputs[0].maximumByteCount == bytes)
  }

  @Test func otherSizesAreErrors() {
    let head = "scene: 1\nscreen: a\noutputs:\n"
    #expect(
      complaints(head + "  - {file: a.gif, max-size: 2}") == [
        "4:29: 'max-size' needs a size, got \"2\""
      ])
    #expect(
      complaints(head + "  - {file: a.gif, max-size: 900 B}") == [
        "4:29: 'max-size' must be from 1000 to 1000000000, got 900"
      ])
    #expect(
      complaints(head + "  - {file: a.apng, max-size: 2 MB}") == [
        "4:20: unknown key 'max-size' in outputs[0]"
      ])
  }

  @Test func outputsAreChecked() {
    let head = "scene: 1\nscreen: a\ntimeline: [{hold: 500s}]\noutputs:\n"
    #expect(
      complaints(head + "  - {file: a.gif, fps: 50}")
        == ["5:24: 25001 frames exceed the limit of 20000"])
    #expect(
      complaints(head + "  - {file: a.gif, fps: 51}") == [
        "5:24: 'fps' must be from 1 to 50, got 51"
      ])
    #expect(
      complaints(head + "  - {file: a.gif, fps: 12.5}") == [
        "5:24: 'fps' needs a whole number, got \"12.5\""
      ])
    #expect(
      complaints(head + "  - {file: a.gif, loop: 0}") == [
        "5:25: 'loop' must be from 1 to 65535, got 0"
      ])
    #expect(complaints(head + "  - {file: a.png}") == ["5:5: 'time' is missing in outputs[0]"])
    #expect(
      complaints(head + "  - {file: a.png, time: end, fps: 3}") == [
        "5:30: unknown key 'fps' in outputs[0]"
      ])
    #expect(
      complaints(head + "  - {file: a.png, time: 501s}") == [
        "5:25: time 501s is never reached: the timeline ends at 500s"
      ])
    #expect(
      complaints(head + "  - {file: a.png, time: end}\n  - {file: ./A.png, time: 1s}") == [
        "6:12: 'A.png' is already written by line 5"
      ])
    #expect(
      complaints(
        "scene: 1\nscreen: a\ndevice: {size: [4096, 4096], scale: 4}\noutputs: [{file: a.gif}]")
        == ["4:11: a picture of 268435456 pixels exceeds the limit of 64000000"])
  }

  @Test func timelineProblemsPointAtTheirStep() {
    let text = "scene: 1\nscreen: a\ntimeline:\n  - hold: 2s\n  - release\n  - at: 1s\n"
    #expect(
      complaints(text) == [
        "5:5: step 2: no finger is down",
        "6:5: step 3: 1s has passed: the previous step ends at 2s or later",
      ])
    let second = "scene: 1\nscreen: a\ntimeline:\n  - drag: {by: 300, over: 0.2s}\n  - settle\n"
    #expect(
      complaints(second)
        == ["5:5: step 2: the screen cannot settle while the finger of step 1 is down"])
  }

  @Test func aFlingTooShortToBeNoticedIsAWarning() {
    let text = "scene: 1\nscreen: a\ntimeline:\n  - fling: {by: 10, over: 0.2s}\n"
    #expect(complaints(text) == ["4:5: a fling by 10 points does not move a view at rest"])
    let dragged =
      "scene: 1\nscreen: a\ntimeline:\n  - drag: {by: 50, over: 1s}\n  - fling: {by: 10, over: 0.2s}\n"
    #expect(complaints(dragged).isEmpty)
  }
}
