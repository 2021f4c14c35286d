import Foundation
import Graphics
import Overscroll
import TestSupport
import Testing

/// Captions of panels and figures, and texts in several languages.
struct CaptionKeyTests {
  private func scene(_ rest: String) throws -> SceneDescription {
    try SceneFile.scene("scene: 1\nscreen: scroll-view\n" + rest, fileName: "caption.yaml")
  }

  private func messages(_ rest: String) -> [String] {
    do {
      _ = try scene(rest)
      return []
    } catch let error as InvalidScene {
      return error.problems.map { "\($0.range.line):\($0.range.column): \($0.message)" }
    } catch { return ["\(error)"] }
  }

  private func helps(_ rest: String) -> [String?] {
    do {
      _ = try scene(rest)
      return []
    } catch let error as InvalidScene { return error.problems.map(\.help) } catch { return [] }
  }

  @Test func everyKeyOfACaptionIsRead() throws {
    let scene = try scene(
      """
      title: The title
      compare:
        - caption: {text: Above, at: above, size: 30, weight: bold, color: "#ff0000"}
        - caption: Plain
        - {}
      outputs:
        - {file: a.png, time: end, frame: {caption: {at: above, weight: semibold}}}
        - file: b.png
          time: end
          frame:
            caption: |
              Two
              lines
      """)
    var above = FigureCaption("Above")
    (above.place, above.size, above.weight) = (.above, 30, .bold)
    above.color = Color(red: 1, green: 0, blue: 0)
    #expect(scene.panels.map(\.caption) == [above, "Plain", nil])
    var title = FigureCaption("The title")
    (title.place, title.weight) = (.above, .semibold)
    #expect(scene.outputs[0].figure?.caption == title)
    #expect(scene.outputs[1].figure?.caption == "Two\nlines")
  }

  /// A text is chosen as localisations of an app are; without an acceptable one it is the English
  /// one, else the first.
  @Test(arguments: [
    ("pt-BR", "pt"), ("pt", "pt"), ("de-AT", "de"), ("zh-TW", "zh-Hant"), ("zh-Hans", "en"),
    ("fr", "en"), ("en-GB", "en"), ("", "en"),
  ])
  func theLocaleChoosesTheLanguage(locale: String, chosen: String) throws {
    let texts = "{de: de, pt: pt, zh-Hant: zh-Hant, en: en}"
    let scene = try scene(
      """
      title: \(texts)
      \(locale.isEmpty ? "" : "locale: \(locale)")
      compare: [{caption: \(texts)}, {caption: {text: \(texts), at: above}, locale: de}]
      outputs: [{file: a.png, time: end, alt: \(texts), frame: {caption: \(texts)}}]
      """)
    #expect(scene.title == chosen)
    #expect(scene.panels.map { $0.caption?.text } == [chosen, "de"])
    #expect(scene.outputs[0].figure?.caption?.text == chosen)
    #expect(scene.outputs[0].alternative == chosen)
  }

  @Test func withoutEnglishItIsTheFirstLanguage() throws {
    let scene = try scene("locale: ja\ntitle: {fr: Bonjour, de: Hallo}\n")
    #expect(scene.title == "Bonjour")
  }

  @Test func whatIsWrongIsSaidWhereItStands() {
    #expect(
      messages(
        """
        compare:
          - caption: {text: A, at: abov, size: 0, weight: fat, color: reddish, colour: red}
          - caption: {at: above}
          - caption: {de: A, xx: B}
          - caption: {txt: A}
          - caption: {de: [1]}
          - caption: {}
        outputs: [{file: a.png, time: end, frame: {caption: {size: 20}}}]
        """
      ) == [
        "4:28: unknown option 'abov'", "4:40: 'size' must be from 1 to 400, got 0",
        "4:51: unknown option 'fat'", "4:63: 'color' needs a colour, got \"reddish\"",
        "4:72: unknown key 'colour' in compare[0].caption",
        "5:14: 'text' is missing in compare[1].caption",
        "6:22: unknown locale 'xx'",
        "7:14: 'text' is missing in compare[3].caption",
        "7:15: unknown key 'txt' in compare[3].caption",
        "8:19: 'de' needs text, got a list of 1",
        "9:14: 'text' is missing in compare[5].caption",
        "10:53: 'text' is missing in outputs[0].frame.caption",
      ])
    #expect(
      helps("compare: [{caption: {text: A, at: abov}}]") == ["did you mean 'above'?"])
    #expect(helps("compare: [{caption: {text: A, wieght: bold}}]") == ["did you mean 'weight'?"])
  }

  @Test func aBodyIsAFinish() throws {
    let scene = try scene(
      "outputs: [{file: a.png, time: end, frame: natural-titanium}, {file: b.png, time: end, frame: teal}]"
    )
    #expect(scene.outputs.map { $0.figure?.body } == [.naturalTitanium, .teal])
    #expect(
      helps("outputs: [{file: a.png, time: end, frame: titanium-natural}]").first??
        .contains("natural-titanium") == true)
  }
}
