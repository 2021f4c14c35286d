import Foundation
import Overscroll
import OverscrollCommand
import TestSupport
import Testing

/// The commands `check`, `explain`, `list`, `new`, `doctor` and `schema` of `overscroll`, tested
/// through the program.
@Suite(.needs(.overscroll))
struct CheckTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> Executable.Outcome
  {
    try program.run(arguments, in: folder, environment: environment)
  }

  // MARK: check

  @Test func whatRenderWouldRefuseIsToldAndNothingIsWritten() throws {
    try folder.write("good.yaml", scene())
    try folder.write("key.yaml", scene(screen: "{name: scroll-view, bouncs: true}"))
    try folder.write(
      "target.yaml", scene(timeline: "[{hold: 0.6s}, {set-offset: {y: 3, target: list}}]"))
    let names = folder.files
    #expect(try run("check", "good.yaml").status == 0)
    let outcome = try run("check", "good.yaml", "key.yaml", "target.yaml", "none.yaml")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("✓ good.yaml\n"))
    #expect(outcome.errors.contains("key.yaml:3:29: error: unknown key 'bouncs'"))
    #expect(outcome.errors.contains("target.yaml:4:27: error: step 2: no scroll view is named"))
    #expect(outcome.errors.contains("error: cannot read the scene file none.yaml"))
    #expect(try run("check", "target.yaml").status == 65)
    #expect(try run("check", "none.yaml").status == 66)
    #expect(folder.files == names)
  }

  /// The screens of a comparison are also played.
  @Test func panelsAreChecked() throws {
    let scene = "scene: 1\nscreen: scroll-view\ncompare: [{screen: {name: controls, x: 1}}]\n"
    try folder.write("a.yaml", scene)
    for command in ["check", "render"] {
      let outcome = try run(command, "a.yaml")
      #expect(outcome.status == 65 && outcome.errors.contains("unknown key 'x'"), "\(command)")
    }
  }

  /// Outputs refer to names that only the played screen has. Both commands fail with the same
  /// words.
  @Test(arguments: [
    ("at: {offset: 9000}", "9000", "offset 9000.0 is reached 0 times, not 1"),
    ("at: {event: nothing}", "nothing", "'nothing' occurs 0 times, not 1; known: scrollView"),
    ("at: {when: no.y, above: 3}", "no.y", "the trace has no column 'no.y'"),
    (
      "at: {when: statusBar.hidden, is: x}", "statusBar.hidden",
      "the condition on 'statusBar.hidden' becomes true 0 times"
    ),
    ("plot: no.y", "no.y", "the trace has no column 'no.y'"),
    ("time: end, show: [{value: no.y}]", "no.y", "the trace has no column 'no.y'"),
    (
      "diagram: {views: [scrollView, no]}, time: end", "no]",
      "no visible view is named 'no'"
    ),
    ("diagram: {pinned: no.top}, time: end", "no.top", "no drawn constraint is named"),
    ("at: {offset: 20, in: no}", "no}", "no scroll view is named 'no'; known: scrollView"),
    (
      "plot: {columns: [time], over: offset, in: no}", "no}",
      "no scroll view is named 'no'; known: scrollView"
    ),
  ])
  func whatTheScreenHasNotIsToldByBoth(_ keys: String, _ place: String, _ words: String) throws {
    // The faulty output follows a film that could be rendered.
    let outputs = "[{file: a.gif, scale: 0.2, fps: 5}, {file: b.png, \(keys)}]"
    try folder.write("a.yaml", scene(outputs: outputs))
    let line = try #require(
      scene(outputs: outputs).split(separator: "\n").first { $0.hasPrefix("outputs") })
    let column = try #require(line.range(of: place, options: .backwards)).lowerBound
    let position = line.distance(from: line.startIndex, to: column) + 1
    let checked = try run("check", "a.yaml")
    let rendered = try run("render", "a.yaml")
    #expect(checked.status == 65 && rendered.status == 65)
    #expect(
      rendered.errors.hasPrefix("a.yaml:5:\(position): error: \(words)"), "\(rendered.errors)")
    let hint = checked.errors.split(separator: "\n").last.map(String.init) ?? ""
    #expect(checked.errors == rendered.errors + hint + "\n")
    let code = try #require(hint.split(separator: " ").last.map(String.init))
    #expect(hint.hasPrefix("learn more: ") && ProblemGuide.page(for: code) != nil, "\(hint)")
    #expect(folder.files == ["a.yaml"])
  }

  /// All unknown names are reported at once, with the most similar column. A picture of another
  /// moment needs fewer names.
  @Test(.gives("check --format", "render --format --frame")) func everyNameIsLookedUp() throws {
    let outputs = """
      [{file: a.png, at: [{offset: 5}, {offset: -900}]}, {file: b.png, plot: [time]}, \
      {file: c.gif, show: [{plot: scrollView.contentOfset.y}]}]
      """.replacing("plot: [time]", with: "plot: {columns: [time, x]}")
    try folder.write("a.yaml", scene(outputs: outputs))
    let lines = try run("check", "a.yaml", "--format", "json").lines
    #expect(lines.count == 3)
    for (line, part) in zip(
      lines,
      [
        #""path":"outputs[0].at[1].offset""#, #""path":"outputs[1].plot.columns[1]""#,
        #""help":"did you mean 'scrollView.contentOffset.y'?""#,
      ])
    {
      #expect(line.contains(part), "\(line)")
    }
    let frame = try run("render", "a.yaml", "--frame", "0.2s", "--format", "json")
    #expect(frame.status == 0, "\(frame.errors)")
    #expect(try run("render", "a.yaml", "--format", "json").lines == lines)
  }

  @Test func screensOfAComparisonAreLookedIntoAsTheyAreShown() throws {
    let compare = "compare: [{}, {screen: stretchy-layout}]\n"
    for (keys, status) in [
      ("plot: imageView.top.constant", 65), ("plot: scrollView.contentOffset.y", 0),
      ("time: 0s, show: [{value: imageView.top.constant}]", 65), ("at: {offset: 30}", 0),
    ] {
      try folder.write("a.yaml", scene(outputs: "[{file: a.png, scale: 0.2, \(keys)}]") + compare)
      for command in ["check", "render"] {
        let outcome = try run(command, "a.yaml")
        #expect(outcome.status == status, "\(command) \(keys): \(outcome.errors)")
      }
    }
  }

  /// A time after the end is an error; otherwise the picture would silently show the end.
  @Test(.gives("render --frame --range"))
  func timesBehindTheEndOfWhatComesToRestAreRefused() throws {
    func write(_ time: String) throws {
      try folder.write(
        "a.yaml",
        scene(
          timeline: "[{fling: {by: -300, over: 0.15s}}, settle]",
          outputs: "[{file: a.gif, scale: 0.1, fps: 5}, {file: b.png, scale: 0.1, time: \(time)}]"))
    }
    try write("end")
    let trace = try run("trace", "a.yaml").lines.last ?? ""
    let last = try #require(
      try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any])
    let tick = try #require(last["time"] as? Double)
    #expect(tick > 0.5 && tick < 4)
    for time in ["\(tick - 0.05)s", "\(tick + 0.05)s"] {
      try write(time)
      let isThere = time == "\(tick - 0.05)s"
      for command in ["check", "render"] {
        let outcome = try run(command, "a.yaml")
        #expect(outcome.status == (isThere ? 0 : 65), "\(outcome.errors)")
        #expect(outcome.errors.contains("a.yaml:5:") != isThere, "\(outcome.errors)")
        #expect(outcome.errors.contains("s is never reached: the timeline ends at ") != isThere)
      }
      try write("end")
      for option in [["--frame", time], ["--range", "\(time).."]] {
        let outcome = try program.run(["render", "a.yaml", "-o", "x"] + option, in: folder)
        #expect(outcome.status == (isThere ? 0 : 64), "\(outcome.errors)")
        #expect(
          outcome.errors.contains("error: \(option[0]): a.yaml ends at ") != isThere,
          "\(outcome.errors)")
      }
    }
    // The reported end is itself accepted as a time.
    let told = try run("render", "a.yaml", "--frame", "600s").errors
    let end = try #require(told.firstMatch(of: #/ends at (\S+s),/#)).1
    #expect(try run("render", "a.yaml", "--frame", "\(end)").status == 0)
  }

  /// The length of a script that ends by coming to rest is known only after it was played.
  @Test func filmsWithoutEndAreRefused() throws {
    let timeline = "[{hold: 39s}, {fling: {by: -300, over: 0.15s}}, settle]"
    for (rate, status) in [(50, 65), (40, 0)] {
      let outputs = "[{file: a.gif, scale: 0.1, fps: \(rate), speed: 0.1}]"
      try folder.write("a.yaml", scene(timeline: timeline, outputs: outputs))
      let outcome = try run("check", "a.yaml")
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errors.contains("not ended after 20000 frames") == (status == 65))
    }
  }

  @Test func problemsForPrograms() throws {
    try folder.write("a.yaml", "scene: 1\nscreen: scroll-view\ntitel: x\ndevice: iphone-xx\n")
    let json = try run("check", "a.yaml", "--format", "json")
    #expect(json.status == 65 && json.errors.isEmpty)
    #expect(
      json.lines == [
        #"{"code":"unknown-key","column":1,"endColumn":6,"file":"a.yaml","help":"did you mean 'title'?","#
          + #""line":3,"message":"unknown key 'titel'","path":"titel","severity":"error"}"#,
        #"{"code":"unknown-name","column":9,"endColumn":18,"file":"a.yaml","help":"did you mean 'iphone-x'?","#
          + #""line":4,"message":"unknown device 'iphone-xx'","path":"device","severity":"error"}"#,
      ])
    #expect(
      try run("check", "a.yaml", "--format", "github").lines == [
        "::error file=a.yaml,line=3,col=1::unknown key 'titel' (did you mean 'title'?)",
        "::error file=a.yaml,line=4,col=9::unknown device 'iphone-xx' (did you mean 'iphone-x'?)",
      ])
    let missing = try run("check", "b.yaml", "--format", "json")
    #expect(
      missing.lines == [
        #"{"code":"input-not-found","message":"cannot read the scene file b.yaml: No such file or directory","#
          + #""severity":"error"}"#
      ])
    #expect(try run("check", "a.yaml", "--format", "xml").status == 64)
  }

  @Test func aPictureWithoutTimeIsToldWhatItMayBe() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: a.png}]"))
    let errors = try run("check", "a.yaml").errors
    for key in ["time", "at", "plot", "diagram"] { #expect(errors.contains("'\(key)"), "\(key)") }
    try folder.write("a.yaml", scene(outputs: "[{file: a.png, at: {}}]"))
    #expect(try run("check", "a.yaml").errors.contains("'time', 'offset', 'event' and 'when'"))
  }

  @Test(.gives("check --quiet")) func quietSaysOnlyWhatIsWrong() throws {
    try folder.write("a.yaml", scene())
    #expect(try run("check", "a.yaml", "--quiet").errors.isEmpty)
    let rendered = try run("render", "a.yaml", "--quiet")
    #expect(rendered.errors.isEmpty && rendered.lines.count == 2)
  }

  @Test func coloursAreForWhoWantsThem() throws {
    try folder.write("a.yaml", scene())
    #expect(
      try run("check", "a.yaml", environment: ["FORCE_COLOR": "1", "NO_COLOR": ""]).errors.contains(
        "\u{1B}["))
    let none = try run("check", "a.yaml", environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"])
    #expect(!none.errors.contains("\u{1B}["))
  }

  // MARK: explain

  @Test func aKindOfErrorIsExplainedByItsCode() throws {
    try folder.write("a.yaml", "scene: 1\nscreen: scroll-view\ntitel: x\n")
    #expect(
      try run("check", "a.yaml").errors.hasSuffix(
        "learn more: overscroll explain unknown-key\n"))
    let page = try run("explain", "unknown-key")
    #expect(page.status == 0 && page.text.contains("wrong:\n    scene: 1\n"))
    let key = try run("explain", "overscroll")
    #expect(key.text.contains("timeline.overscroll\n  Drags the content past"))
    #expect(key.text.contains("  by      Points past the end (required)"))
    // The explanation is printed once, even though the key is allowed in several places.
    #expect(key.text.components(separatedBy: "Drags the content past").count == 2, "\(key.text)")
    #expect(
      key.text.contains(
        "  Also at: compare.timeline.overscroll, compare.panels.timeline.overscroll."))
    let list = try run("explain").lines
    #expect(list.filter { $0.hasSuffix(".overscroll") } == ["  timeline.overscroll"])
    #expect(list.count < 250, "\(list.count)")
    // A key with different meanings is explained for both places.
    let scale = try run("explain", "scale").text
    #expect(
      scale.contains("outputs.scale\n") && scale.contains("device.scale (required)\n"), "\(scale)")
    let unknown = try run("explain", "unknown-kay")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("did you mean 'unknown-key'?"))
  }

  /// Every faulty example of the guide has the problem it is listed under. All messages are
  /// compared with a golden text.
  @Test func theGuidesExamplesAreTrue() throws {
    #expect(ProblemGuide.pages.count >= 40)
    var arguments = ["check", "--images", "."]
    for page in ProblemGuide.pages {
      try folder.write("\(page.code).yaml", page.wrong)
      try folder.write("\(page.code).right.yaml", page.right)
      arguments.append("\(page.code).yaml")
    }
    let wrong = try program.run(arguments, in: folder)
    let json = try program.run(arguments + ["--format", "json"], in: folder)
    var found: [String: [String]] = [:]
    for line in json.lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let problem = try #require(value as? [String: Any])
      guard let file = problem["file"] as? String, let code = problem["code"] as? String else {
        continue
      }
      found[file, default: []].append(code)
    }
    for page in ProblemGuide.pages {
      #expect(found["\(page.code).yaml"] == [page.code], "\(page.code)")
    }
    try GoldenText.check(wrong.errors, "problems.txt")
    // The two examples with an app are left out, because the app does not exist.
    let readable = ProblemGuide.pages.filter { !["two-starts", "module-name"].contains($0.code) }
    let right = try program.run(
      ["check"] + readable.map { "\($0.code).right.yaml" }, in: folder)
    #expect(right.status == 0, "\(right.errors)")
  }

  // MARK: list

  @Test(.gives("list --fonts --format")) func screensComeWithVariantsAndOptions() throws {
    let outcome = try run("list", "screens", "--format", "json")
    let menu = try #require(outcome.lines.first { $0.contains(#""name":"sticky-menu""#) })
    #expect(menu.contains(#""variants":["repo","article","noguard","corrected"]"#))
    #expect(menu.contains(#"{"name":"constant","value":"a number"}"#))
    let nested = try #require(outcome.lines.first { $0.contains(#""name":"nested-scroll-views""#) })
    #expect(nested.contains(#"{"name":"inner","value":"{bounds, content-height, "#))
    #expect(try run("list").text.contains("hide-on-scroll\n"))
    for definition in ScreenCatalogue.builtIn.definitions {
      let summary = try #require(definition.summary, "\(definition.name)")
      #expect(try run("list").text.contains("\(definition.name)\n  \(summary)\n"))
    }
    #expect(
      try run("list", "devices").text.contains("iphone-8\n  iPhone 8: 375 × 667 points at 2x"))
    #expect(try run("list", "steps").text.contains("overscroll\n"))
    #expect(try run("list", "formats").text.contains(".gif\n"))
    #expect(try run("list", "keys").text.contains("variants\n"))
    #expect(try run("list", "fonts", "--fonts", "/nowhere").status == 66)
    #expect(try run("list", "colours").status == 64)
  }

  // MARK: new

  @Test(arguments: ScreenCatalogue.builtIn.names)
  func everyStarterSceneIsWithoutAWarning(name: String) throws {
    let outcome = try run("new", name)
    #expect(outcome.status == 0 && outcome.lines == ["\(name).yaml"])
    let checked = try run("check", "\(name).yaml", "--strict")
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test func aStarterSceneSaysWhatCanBeChanged() throws {
    for name in ["stretchy-layout", "scroll-view"] { #expect(try run("new", name).status == 0) }
    let text = String(decoding: try folder.bytes("stretchy-layout.yaml"), as: UTF8.self)
    #expect(text.contains("variant: step-6"))
    #expect(text.contains("  # text-height: …   # a number from 0 to 100000"))
    let again = try run("new", "scroll-view")
    #expect(again.status == 73)
    #expect(again.errors.contains("error: scroll-view.yaml already exists: nothing was written"))
    let unknown = try run("new", "sticky-men")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'sticky-menu'?"))
    #expect(try run("new", "my app", "--package").status == 64)
    #expect(try run("new", "scroll-view", "--from", ".").status == 64)
  }

  @Test(.gives("new --output")) func aStarterLiesWhereOneSays() throws {
    let outcome = try run("new", "scroll-view", "-o", "mine.yaml")
    #expect(outcome.status == 0 && outcome.lines == ["mine.yaml"], "\(outcome.errors)")
    #expect(folder.files == ["mine.yaml"])
    #expect(try run("check", "mine.yaml", "--strict").status == 0)
  }

  /// The manifest is valid, and the sources compile against the modules built here.
  @Test(.needs(.swiftCompiler), .gives("new --from --package")) func aStarterPackageCompiles()
    throws
  {
    let outcome = try run("new", "starter-app", "--package", "--from", Repository.root.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let compiler = try #require(Executable.swiftCompiler)
    let modules = program.url.deletingLastPathComponent().appending(path: "Modules").path
    let sources = "\(folder.path)/starter-app"
    let screens = try compiler.run(
      [
        "-emit-module", "-module-name", "Screens", "-module-alias", "UIKit=HeadlessUIKit", "-I",
        modules, "-swift-version", "6", "-emit-module-path", "\(folder.path)/Screens.swiftmodule",
        "\(sources)/Sources/Screens/StarterController.swift",
      ], in: folder)
    #expect(screens.status == 0, "\(screens.errors)")
    // The C modules that the library's own modules use, which SwiftPM would pass to the compiler.
    let maps = try Self.moduleMaps(program.url.deletingLastPathComponent().path)
    let program = try compiler.run(
      [
        "-typecheck", "-I", modules, "-I", folder.path, "-swift-version", "6",
        "\(sources)/Sources/render/main.swift",
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }, in: folder)
    #expect(program.status == 0, "\(program.errors)")
    let package = try #require(Executable.named("swift")).run(
      ["package", "dump-package", "--package-path", sources], in: folder)
    #expect(package.status == 0 && package.text.contains("\"starter-app\""), "\(package.errors)")
  }

  private static func moduleMaps(_ build: String) throws -> [String] {
    let files = FileManager.default
    let root = Repository.root.path
    let own = try files.contentsOfDirectory(atPath: "\(root)/Sources").filter { $0.hasPrefix("C") }
      .map { "\(root)/Sources/\($0)/module.modulemap" }
    let built = try files.contentsOfDirectory(atPath: build)
      .filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { "\(build)/\($0)/module.modulemap" }
    let others = ["Yams/Sources/CYaml", "FlyingFox/CSystemLinux"].map {
      "\(root)/.build/checkouts/\($0)/include/module.modulemap"
    }
    return (own + built + others).sorted().filter { files.fileExists(atPath: $0) }
  }

  // MARK: doctor

  @Test(.gives("doctor --format")) func aMachineWithoutProgramsIsToldSo() throws {
    let outcome = try run(
      "doctor", "--format", "json",
      environment: [
        "PATH": "/nowhere", "OVERSCROLL_CACHE": "\(folder.path)/cache", "SWIFT_EXEC": "",
      ])
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.contains(
        #"{"isThere":false,"name":"ffmpeg","words":"needed for films (.mp4, .webm)"}"#))
    #expect(outcome.lines.contains { $0.contains(#""words":"\#(folder.path)/cache, 0 MB"#) })
    #expect(folder.files.isEmpty)
  }

  // MARK: manual and completions

  /// The manual page contains the `--help` text of every command.
  @Test func theManualIsWhatTheCommandsSay() throws {
    let made = try run("manual")
    #expect(made.status == 0)
    let path = Repository.root.appending(path: "Documentation/overscroll.1")
    let kept = try String(contentsOf: path, encoding: .utf8)
    let (new, old) = (made.text.split(separator: "\n"), kept.split(separator: "\n"))
    #expect(new == old, "run `make manual`: \(new.difference(from: old).count) lines differ")
  }

  @Test(.needs(.file("/bin/bash"))) func bashCompletesFileNames() throws {
    try folder.write("one.yaml", "")
    try folder.write("two.txt", "")
    try folder.write("completions.bash", try run("--generate-completion-script", "bash").text)
    let words = """
      source completions.bash
      complete_() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); _overscroll overscroll "${!#}" ""; printf '%s\\n' "${COMPREPLY[@]}"; }
      complete_ overscroll render o
      complete_ overscroll check t
      complete_ overscroll render --form
      """
    let bash = Executable(url: URL(filePath: "/bin/bash"))
    let outcome = try bash.run(["-c", words], in: folder)
    #expect(
      outcome.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["one.yaml", "--format"])
  }

  @Test(arguments: ["zsh", "fish"]) func otherShellsAreOfferedFiles(shell: String) throws {
    let script = try run("--generate-completion-script", shell).text
    #expect(script.contains("yaml"))
  }
}
