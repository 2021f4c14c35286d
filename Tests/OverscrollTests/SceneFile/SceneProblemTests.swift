import Overscroll
import Testing

/// The wording of error messages: a table of faulty scenes and the messages for them.
@Suite struct SceneProblemTests {
  static let head = "scene: 1\nscreen: a\n"

  @Test func allProblemsOfAFileAreFoundInOneGo() {
    let text = """
      scene: 1
      titel: x
      device: iphone-xx
      screen: {name: a, behavior: correct}
      timeline:
        - drag: {by: fast, over: 0.8}
        - setle
        - hold: {x: 1}
        - settle:
        - hold
      outputs:
        - {file: a.gif, fps: fast}

      """
    #expect(
      rendered(text) == """
        a.yaml:2:1: error: unknown key 'titel'
            2 | titel: x
              | ^~~~~ did you mean 'title'?

        a.yaml:3:9: error: unknown device 'iphone-xx'
            3 | device: iphone-xx
              |         ^~~~~~~~~ did you mean 'iphone-x'?

        a.yaml:4:29: error: unknown behavior 'correct'
            4 | screen: {name: a, behavior: correct}
              |                             ^~~~~~~ did you mean 'corrected'?

        a.yaml:6:16: error: 'by' needs one or two numbers, got "fast"
            6 |   - drag: {by: fast, over: 0.8}
              |                ^~~~

        a.yaml:6:28: error: 'over' needs a duration, got "0.8"
            6 |   - drag: {by: fast, over: 0.8}
              |                            ^~~ write seconds or milliseconds: 0.5s, 500ms

        a.yaml:7:5: error: unknown step 'setle'
            7 |   - setle
              |     ^~~~~ did you mean 'settle'?

        a.yaml:8:11: error: 'hold' needs a duration, got a mapping
            8 |   - hold: {x: 1}
              |           ^

        a.yaml:9:5: error: the step 'settle' takes no value
            9 |   - settle:
              |     ^~~~~~ write '- settle'

        a.yaml:10:5: error: the step 'hold' needs a value
           10 |   - hold
              |     ^~~~ write '- hold: 0.5s'

        a.yaml:12:24: error: 'fps' needs a whole number, got "fast"
           12 |   - {file: a.gif, fps: fast}
              |                        ^~~~

        """)
  }

  @Test func aHashAfterTheColonIsExplained() {
    #expect(
      rendered(Self.head + "title: #FF3B30\n") == """
        a.yaml:3:7: error: 'title' needs text, got nothing
            3 | title: #FF3B30
              |       ^ '#' starts a comment in YAML; quote the value

        """)
  }

  @Test func aForgottenColonIsNamed() {
    #expect(
      rendered("scene: 1\nscreen: a\noutputs: [{file: a.gif, fps 30}]") == """
        a.yaml:3:25: error: missing ':' after 'fps'
            3 | outputs: [{file: a.gif, fps 30}]
              |                         ^~~~~~ write 'fps: …'

        """)
    #expect(complaints("scene: 1\nscreen a\ntitle: b") == ["2:1: missing ':' after 'screen'"])
    #expect(complaints(Self.head + "timeline:\n  - hold 2s") == ["4:5: missing ':' after 'hold'"])
  }

  @Test func aDuplicateKeyIsReportedAtItsSecondOccurrenceAndTheRestIsRead() {
    #expect(
      complaints("scene: 1\nscreen: a\nscreen: b\ntitel: c\n'scene': 1") == [
        "3:1: 'screen' is already set in line 2", "4:1: unknown key 'titel'",
        "5:1: 'scene' is already set in line 1",
      ])
    #expect(
      complaints("scene: 1\nscreen: {name: a, name: b, name: c}") == [
        "2:19: 'name' is already set in line 2", "2:28: 'name' is already set in line 2",
      ])
  }

  @Test func anyNumberOfDuplicateKeysIsCounted() {
    let many = (0..<30).map { "k\($0): 1\nk\($0): 2\n" }.joined()
    // Each key is unknown at its first line, and reported as a duplicate on the next line.
    #expect(
      complaints(Self.head + many).prefix(2) == [
        "3:1: unknown key 'k0'", "4:1: 'k0' is already set in line 3",
      ])
    #expect(rendered(Self.head + many).hasSuffix("and 40 more\n"))
  }

  @Test func anUnclosedBracketIsShownWhereItOpens() {
    #expect(
      rendered(Self.head + "outputs: [{file: a.gif}\ntitle: b\n") == """
        a.yaml:3:10: error: '[' is not closed
            3 | outputs: [{file: a.gif}
              |          ^ add ']' before line 4
            4 | title: b
              | ^ not understood here

        """)
    #expect(
      rendered(Self.head + "outputs: [{file: a.gif fps: 30}]") == """
        a.yaml:3:27: error: expected ',' or '}'
            3 | outputs: [{file: a.gif fps: 30}]
              |                           ^
            3 | outputs: [{file: a.gif fps: 30}]
              |           ^ opened here

        """)
  }

  @Test func anUnterminatedQuoteIsShownWhereItOpens() {
    let expected = "3:8: this quote is not closed"
    #expect(complaints(Self.head + "title: \"x\noutputs: []\n") == [expected])
    #expect(complaints(Self.head + "title: 'x\noutputs: []\n") == [expected])
  }

  /// Parser errors are reworded by the position where the parser stopped and the text found there.
  @Test(
    arguments: [
      ("title: [a,,b]", "3:11: a value cannot begin with ','"),
      ("title: {a: b, ]}", "3:15: a value cannot begin with ']'"),
      ("title: [a,", "3:8: '[' is not closed"),
      ("title: [a,\n", "3:8: '[' is not closed"),
      ("title: {a: 1", "3:8: '{' is not closed"),
      ("title: @a", "3:8: a value cannot begin with '@'"),
      ("title: a: b", "3:9: a mapping cannot begin here"),
      ("title: \"a\nb\"\ntitel\n", "5:1: missing ':' after 'titel'"),
      ("\"title\"\n", "3:1: missing ':' after '\"title\"'"),
      ("title: \"\n---\n\"", "3:8: this quote is not closed"),
      ("title: !a!b c", "3:8: a YAML tag is not allowed in a scene"),
      ("title: [\"a\" &b c]", "3:13: a YAML anchor is not allowed in a scene"),
      ("title: &", "3:8: a YAML anchor is not allowed in a scene"),
      ("title: a\n%B\n", "4:1: a YAML directive is not allowed in a scene"),
      ("title: a\n b: c\n", "4:3: a mapping cannot begin here"),
      ("title: b\n  - a\n", ""), ("title: b\n- a", "4:1: the indentation matches no line above"),
      ("title:\n  a: 1\n b: c\n", "5:2: the indentation matches no line above"),
    ])
  func stumblesAreNamed(text: String, expected: String) {
    #expect(complaints(Self.head + text) == (expected.isEmpty ? [] : [expected]))
  }

  /// Messages of the parser that are passed on unchanged.
  @Test(arguments: ["title: \"\\q\"", "title: \"\\xZZ\"", "title: |0\n  a"])
  func otherStumblesSayWhatTheParserSays(text: String) {
    let found = complaints(Self.head + text)
    #expect(found.count == 1 && found.first?.contains("not valid YAML: ") == true, "\(found)")
  }

  @Test func tabsCannotIndent() {
    #expect(complaints("scene: 1\nscreen:\n\tname: a") == ["3:1: tabs cannot indent YAML"])
    #expect(complaints("\tscene: 1") == ["1:1: tabs cannot indent YAML"])
  }

  @Test(
    arguments: [
      ("on", "write true"), ("no", "write false"), ("yes", "write true"), ("1", ""),
    ])
  func onlyTrueAndFalseAreTruthValues(text: String, help: String) {
    let lines = rendered(
      Self.head + "timeline:\n  - scroll-to: {y: 1, animated: \(text)}")
    #expect(lines.contains("'animated' needs true or false, got \"\(text)\""))
    #expect(lines.contains(help))
  }

  @Test(
    arguments: [
      ("010", "write 10"), ("50%", "percentages"), ("12pt", "without a unit"), ("12:30", ""),
      ("0x1F", "write the number in decimal"), ("1_000", ""), (".5", ""), ("1.", ""), ("nan", ""),
      (".inf", ""), ("١", ""),
      ("\"10\"", ""), ("+-1", ""), ("1e", ""), ("--1", ""), ("", ""),
    ])
  func numbersAreDecimal(text: String, help: String) {
    let lines = rendered(Self.head + "timeline:\n  - set-offset: {y: \(text)}")
    #expect(lines.contains("'y' needs a number, got"), "\(lines)")
    #expect(lines.contains(help))
  }

  @Test func valuesOutOfRangeSayTheRange() {
    #expect(
      complaints(Self.head + "timeline: [{hold: -1s}, {hold: 601s}, {set-offset: {y: 1e999}}]")
        == [
          "3:19: 'hold' must be from 0 to 600, got -1",
          "3:32: 'hold' must be from 0 to 600, got 601",
          "3:56: 'y' must be from -10000000 to 10000000, got inf",
        ])
  }

  @Test func featuresOfYAMLThatScenesDoWithoutAreRefusedByName() {
    #expect(
      complaints("scene: 1\nscreen: &a b\ntitle: *a") == [
        "2:9: a YAML anchor is not allowed in a scene",
        "3:8: a YAML alias is not allowed in a scene",
      ])
    #expect(
      complaints(Self.head + "<<: {title: x}") == [
        "3:1: a YAML merge key is not allowed in a scene"
      ])
    #expect(
      complaints(Self.head + "title: !!str x") == ["3:8: a YAML tag is not allowed in a scene"])
    #expect(
      complaints("%YAML 1.2\n---\nscene: 1") == ["1:1: a YAML directive is not allowed in a scene"])
    #expect(
      complaints(Self.head + "---\nscene: 2") == [
        "4:1: a YAML second document is not allowed in a scene"
      ])
    #expect(
      complaints(Self.head + "[a]: b") == [
        "3:1: a YAML key that is not text is not allowed in a scene"
      ])
    for key in ["? title\n: b", "? [a]\n: b", "?\n: b", "? |\n  a\n: b", "? ? ? a"] {
      #expect(
        complaints(Self.head + key) == [
          "3:1: a YAML key marked with '?' is not allowed in a scene"
        ], "\(key)")
    }
    #expect(
      complaints(Self.head + "title: a # ?\n# ?\n? b") == [
        "5:1: a YAML key marked with '?' is not allowed in a scene"
      ])
    for list in ["[? b : c]", "{? b}", "{a: b, ? c}"] {
      let column = 8 + (list.firstIndex(of: "?")?.utf16Offset(in: list) ?? 0)
      #expect(
        complaints(Self.head + "title: \(list)") == [
          "3:\(column): a YAML key marked with '?' is not allowed in a scene"
        ])
    }
    #expect(complaints(Self.head + "?title: b") == ["3:1: unknown key '?title'"])
    #expect(complaints(Self.head + "title: \"&a *b !c\" # & *d\n").isEmpty)
    #expect(complaints(Self.head + "title: a & b * c ! d").isEmpty)
    #expect(complaints(Self.head + "title: |\n  &a\n  *b\n").isEmpty)
  }

  @Test func filesThatAreNotTextSaySo() throws {
    #expect(complaints("") == ["1:1: the file is empty"])
    #expect(complaints("# nothing\n") == ["1:1: the file is empty"])
    #expect(complaints("\u{FEFF}") == ["1:1: the file is empty"])
    #expect(
      complaints("scene: 1\nscreen: \u{1}") == ["2:9: character U+0001 is not allowed in YAML"])
    let latin = Array("scene: 1\ntitle: caf".utf8) + [0xE9, 0x0A]
    let error = #expect(throws: InvalidScene.self) {
      try SceneFile.scene(latin, fileName: "a.yaml")
    }
    #expect(error?.problems.map(\.kind) == [.notUTF8])
    #expect(error?.problems.first?.range == SourceRange(line: 2, column: 11, endColumn: 12))
    #expect(complaints("just text") == ["1:1: the file needs a mapping, got \"just text\""])
    #expect(complaints("- a") == ["1:1: the file needs a mapping, got a list of 1"])
  }

  @Test func theVersionComesFirstAndIsOne() {
    #expect(complaints("screen: a") == ["1:1: 'scene' is missing"])
    #expect(complaints("screen: a\nscene: 1") == ["2:1: 'scene' must be the first key"])
    #expect(
      complaints("scene: 2\nscreen: a") == ["1:8: scene version '2' is not supported, only 1"])
    #expect(complaints("scene: 1") == ["1:1: 'screen' is missing"])
  }

  @Test func screensAreSuggestedWhenTheyAreKnown() {
    #expect(
      complaints("scene: 1\nscreen: scrol-view", screens: ["scroll-view"])
        == ["2:9: unknown screen 'scrol-view'"])
    #expect(complaints("scene: 1\nscreen: scroll-view", screens: ["scroll-view"]).isEmpty)
  }

  @Test func devicesOfYourOwnAreChecked() {
    #expect(
      complaints("scene: 1\nscreen: a\ndevice: {size: [375], scale: 9, safe-area: {topp: 3}}") == [
        "3:16: 'size' needs two numbers, got a list of 1",
        "3:30: 'scale' must be from 1 to 4, got 9",
        "3:45: unknown key 'topp' in device.safe-area",
      ])
    #expect(
      complaints(
        "scene: 1\nscreen: a\ndevice: {size: [375, 60], scale: 2, safe-area: {top: 44, bottom: 34}}"
      )
        == ["3:37: the safe area covers the whole screen"])
  }

  @Test func stepsAreOneToADash() {
    #expect(
      complaints(Self.head + "timeline:\n  - hold: 1s\n    release: 2s") == [
        "5:5: one step contains both 'hold' and 'release'"
      ])
    #expect(
      complaints(Self.head + "timeline:\n  - drag: {by: 30, over: 1s, target: a}\n    target: b")
        == [
          "4:30: the target is set twice"
        ])
    #expect(
      complaints(Self.head + "timeline:\n  - target: a") == [
        "4:5: 'target' has no step"
      ])
  }

  @Test func atMostTwentyProblemsArePrinted() {
    let text = Self.head + (0..<30).map { "k\($0): 1\n" }.joined()
    #expect(complaints(text).count == 30)
    let printed = rendered(text)
    #expect(printed.ranges(of: "unknown key").count == 20)
    #expect(printed.hasSuffix("and 10 more\n"))
  }

  @Test func hostileTextCannotReachTheTerminal() {
    let text = rendered(Self.head + "\"a\\x1b[31mb\": 1")
    #expect(!text.contains("\u{1B}"))
  }

  @Test func screensReportWhatOnlyTheyKnowAtTheRightPlace() throws {
    let text = "scene: 1\nscreen: {name: a, variant: step-66}"
    let scene = try SceneFile.scene(text, fileName: "a.yaml")
    #expect(
      "\(scene.unknownVariant(known: ["step-5", "step-6"]))" == """
        a.yaml:2:28: error: unknown variant 'step-66'
            2 | screen: {name: a, variant: step-66}
              |                            ^~~~~~~ did you mean 'step-6'?

        """)
    #expect(
      "\(scene.unknownScreen(known: ["scroll-view"]))" == """
        a.yaml:2:16: error: unknown screen 'a'
            2 | screen: {name: a, variant: step-66}
              |                ^ known: scroll-view

        """)
  }

  @Test func longLinesAreCutAroundTheProblem() {
    let text = "{scene: 1, screen: a, title: \(String(repeating: "x", count: 300)), tilte: 1}"
    #expect(
      rendered(text) == """
        a.yaml:1:332: error: unknown key 'tilte'
            1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, tilte: 1}
              |                                          ^~~~~ did you mean 'title'?

        """)
  }

  @Test func tabsStayTabsUnderneath() {
    #expect(
      rendered("scene: 1\nscreen: a\ntitle:\t[]") == """
        a.yaml:3:8: error: 'title' needs text, got an empty list
            3 | title:\t[]
              |       \t^

        """)
  }

  @Test(
    arguments: [
      ("scren", "screen"), ("csreen", "screen"), ("Title", "title"), ("output", "outputs"),
      ("devices", "device"), ("time-line", "timeline"),
    ])
  func typosAreRecognised(typo: String, meant: String) {
    #expect(rendered(Self.head + "\(typo): x").contains("did you mean '\(meant)'?"))
  }

  @Test func otherWordsAreNotTakenForTypos() {
    let text = rendered(Self.head + "effect: x")
    #expect(
      text.contains(
        "known: scene, title, device, display, theme, style, text-size, locale, direction, "
          + "orientation, date, time-zone, seed, patience, status-bar, app, sources, exclude, modules, "
          + "holes, screen, timeline, compare, outputs"
      ))
  }

  @Test func onlyStepsWithATargetTakeOne() {
    #expect(
      complaints(Self.head + "timeline:\n  - hold: 1s\n    target: a") == [
        "4:5: step 1: only steps that touch or scroll take a target"
      ])
  }
}
