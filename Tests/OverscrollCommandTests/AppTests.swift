import Foundation
import TestSupport
import Testing

/// Folders with an app's sources, tested through the program. One of the tests compiles an app
/// several times.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: [String]) throws -> Executable.Outcome {
    try program.run(arguments, in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  /// Copies a folder of `Fixtures/Apps`.
  private func copy(_ name: String) throws {
    try FileManager.default.copyItem(
      atPath: Repository.fixtures.appending(path: "Apps/\(name)").path,
      toPath: "\(folder.path)/\(name)")
  }

  private func scene(_ lines: String...) throws {
    try folder.write("scene.yaml", (["scene: 1"] + lines).joined(separator: "\n") + "\n")
  }

  @Test("Rewriting keeps lines, columns and comments, and translates Objective-C syntax to Swift")
  func rewriting() throws {
    let path = Repository.fixtures.appending(path: "Apps/Rewriting").path
    let outcome = try run(["app", path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "Rewriting: 1 Swift file", "controller: Screen  screen: {controller: Screen}",
      ])
    let file = try #require(AppCache.file("src/Panel.swift", below: "Rewriting-"))
    let rewritten = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try rewritten == Repository.fixtureText("Apps/Rewriting.txt"))
    let original = try Repository.fixtureText("Apps/Rewriting/Panel.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let lines = rewritten.split(separator: "\n", omittingEmptySubsequences: false)
    // Rewritten lines keep their length, so that compiler messages have the right columns.
    // Exceptions are ends of types, added lines, class-only protocols, and objects of any type.
    for (line, old) in zip(lines, original)
    where !line.contains("}") && !line.contains(": AnyObject") && !line.contains("_Object)") {
      #expect(line.count == old.count, "\(line)")
    }
  }

  @Test(
    "An app starts with its delegate, finds methods by selector and is compiled once"
  )
  func life() throws {
    try copy("Counter")
    // The app's target includes a file of another folder.
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Shared", withIntermediateDirectories: false)
    try folder.write(
      "Shared/Board.swift",
      try String(contentsOfFile: "\(folder.path)/Counter/Board.swift", encoding: .utf8))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Counter/Board.swift")
    // Files that are excluded declare classes of the same name, which the compiler would report as
    // ambiguous.
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Counter/Spare", withIntermediateDirectories: false)
    try folder.write("Counter/Spare/a.swift", "class AppDelegate {}\n")
    try folder.write("Counter/Stray.swift", "class AppDelegate {}\n")
    let before = folder.files
    try scene(
      "app: Counter", "sources: [Shared]", "exclude: [Spare, Stray.swift]", "timeline:",
      "  - hold: 0.5s",
      "  - tap: {target: button}", "  - hold: 0.1s"
    )
    let arguments = ["trace", "scene.yaml", "--debug", "--rate", "10"]
    let first = try run(arguments)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("compiling Counter (4 files)"))
    // Deferred code adds 1000, a timer's block 10000, `perform` 2, the notification 1, the
    // implemented optional method 100, and the observer 100000. The timer's method sets 7 for the
    // optional method that is not implemented. The override adds 1, and forms that Swift alone does
    // not know add 4000000.
    let last = try #require(first.lines.last)
    #expect(last.contains(#""bar": {"frame": [0, 100, 41111030, 8]"#), "\(last)")

    let second = try run(arguments)
    #expect(second.errors.isEmpty)
    #expect(second.output == first.output)

    let board = try String(contentsOfFile: "\(folder.path)/Shared/Board.swift", encoding: .utf8)
    try folder.write(
      "Shared/Board.swift", board + "@objc class Extra: NSObject { let a: Int = \"\" }\n")
    let broken = try run(arguments)
    let line = board.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(broken.status == 0)
    #expect(
      broken.errors.contains(
        "/Shared/Board.swift:\(line):1: warning: left out: cannot convert value of type 'String'"),
      "\(broken.errors)")
    #expect(!broken.errors.contains(AppCache.path))

    try folder.write("Shared/Board.swift", board)
    let mended = try run(arguments)
    #expect(mended.errors.isEmpty, "what was compiled before is still there")
    #expect(mended.output == first.output)
    #expect(folder.files == (before + ["scene.yaml"]).sorted(), "nothing is written to the folder")
  }

  @Test func anAppIsListed() throws {
    let outcome = try run(["app", Repository.fixtures.appending(path: "Apps/Counter").path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "Counter: 4 Swift files", "app delegate: AppDelegate",
        "controller: BaseController  screen: {controller: BaseController}",
        "controller: CounterController  screen: {controller: CounterController}",
        "controller: DetailController  needs arguments: init(title:)",
      ])
  }

  @Test func whatNoTargetCompilesIsLeftOut() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App/Old", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App.xcodeproj", withIntermediateDirectories: true)
    try folder.write(
      "App/Shown.swift", "import UIKit\nclass ShownController: UIViewController {}\n")
    try folder.write(
      "App/Old/Gone.swift", "import UIKit\nclass GoneController: UIViewController {}\n")
    func listing() throws -> String {
      try run(["app", "\(folder.path)/App"]).lines.joined(separator: "\n")
    }
    func project(_ sources: String, _ more: String = "") throws -> String {
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        """
        // !$*UTF8*$!
        { objects = {
          1 = {isa = PBXFileReference; path = Shown.swift; sourceTree = "<group>"; };
          2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
          3 = {isa = PBXBuildFile; fileRef = 1; };
          4 = {isa = PBXBuildFile; fileRef = 2; };
          5 = {isa = PBXSourcesBuildPhase; files = ( \(sources) ); };
          \(more)
        }; }
        """)
      return try listing()
    }
    let place =
      "App/Old/Gone.swift:1:1: warning: no target of the Xcode project compiles it: left out"
    let one = try project("3")
    #expect(one.contains("ShownController") && !one.contains("GoneController"))
    #expect(one.contains(place), "\(one)")
    let all = try project("3, 4")
    #expect(all.contains("GoneController") && !all.contains("left out"))
    // The project lists no file of this folder, or lists the folder as synchronised: all files are
    // used without a message.
    #expect(try project("") == all)
    #expect(
      try project("3", "6 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };") == all)
    // A damaged project is ignored.
    try folder.write("App.xcodeproj/project.pbxproj", "{ objects = { 5 = {isa = ")
    #expect(try listing() == all)
  }

  @Test func whatCannotBeHadIsListed() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/My App", withIntermediateDirectories: false)
    try folder.write(
      "My App/a.swift",
      """
      import Mapbox
      import UIKit

      extension UIScrollView {
        open override func draw(_ rect: CGRect) {}
      }

      func swizzle() { method_exchangeImplementations(1, 2) }
      """)
    try folder.write("My App/b.m", "")
    let outcome = try run(["app", "My App"])
    #expect(outcome.status == 1)
    let path = "/My App/"
    let places = outcome.lines.map { line in
      line.firstRange(of: path).map { String(line[$0.upperBound...]) } ?? line
    }
    #expect(
      places == [
        "My_App: 1 Swift file", "missing module: Mapbox",
        "b.m:1:1: warning: this is not Swift: left out",
        "a.swift:5:3: warning: 'draw' overrides a member of UIScrollView in an extension: "
          + "it is never called",
        "a.swift:1:1: warning: the module Mapbox is not available",
        "a.swift:8:18: warning: method_exchangeImplementations needs the Objective-C runtime, which "
          + "is not available",
        "a.swift:8:1: warning: left out: cannot convert value of type 'Int' to expected argument "
          + "type 'Method' (aka 'OpaquePointer')",
        "    func swizzle() { method_exchangeImplementations(1, 2) }",
      ])
  }

  @Test(
    "A missing folder or screen is reported with a message",
    arguments: [
      (
        "app: nowhere", 65,
        "scene.yaml:2:6: error: cannot read 'nowhere': No such file or directory"
      ),
      ("app: scene.yaml", 65, "scene.yaml:2:6: error: cannot read 'scene.yaml': Not a directory"),
      ("app: .", 66, "error: no Swift files and no storyboards in ."),
      (
        "app: Counter\nscreen: {controller: CountrController}", 65,
        "scene.yaml:3:22: error: unknown controller 'CountrController'"
      ),
      (
        "app: Counter\nscreen: {controller: DetailController}", 65,
        "scene.yaml:3:22: error: a DetailController cannot be created without arguments"
      ),
      ("sources: [b]\nscreen: scroll-view", 65, "scene.yaml:2:1: error: 'app' is missing"),
      ("app: Counter\nsources: b", 65, "scene.yaml:3:10: error: "),
      ("app: Counter\nexclude: [nowhere]", 65, "scene.yaml:3:11: error: cannot read 'nowhere'"),
      ("app: Counter\nsources: [nowhere]", 65, "scene.yaml:3:11: error: cannot read 'nowhere'"),
      ("modules: {A: b}\nscreen: scroll-view", 65, "scene.yaml:2:1: error: 'app' is missing"),
      (
        "app: Counter\nmodules: {A-B: c}", 65,
        "scene.yaml:3:11: error: 'A-B' is not a module name"
      ),
      (
        "app: Counter\nscreen: {controller: A, storyboard: B}", 65,
        "scene.yaml:3:10: error: 'controller' and 'storyboard' both choose the screen"
      ),
      (
        "app: Counter\nscreen: {identifier: a}", 65,
        "scene.yaml:3:10: error: 'storyboard' is missing"
      ),
      ("app: Counter\nmodules: {A: ./Countr}", 65, "did you mean './Counter'?"),
    ])
  func broken(_ text: String, _ status: Int, _ message: String) throws {
    if text.contains("Counter") { try copy("Counter") }
    try scene(text)
    let outcome = try run(["trace", "scene.yaml"])
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "A lone storyboard is shown, and none is guessed among two without an app")
  func storyboardsAlone() throws {
    let app = BrokenApp(
      name: "",
      files: [
        (
          "Base.lproj/Start.storyboard",
          BrokenApp.storyboard(
            BrokenApp.scene(
              subviews: """
                <label text="Hi" id="l"><rect key="frame" x="10" y="20" width="30" height="40"/>
                <accessibility key="accessibilityConfiguration" identifier="greeting"/></label>
                """))
        ),
        ("Base.lproj/LaunchScreen.storyboard", BrokenApp.storyboard(BrokenApp.scene())),
        ("AppDelegate.m", .text("")),
      ], sentence: "")
    try app.write(to: folder)
    try scene(
      "app: App", "timeline: [{hold: 0.1s}]", "outputs: [{file: a.png, time: 0s, scale: 1}]")
    let outcome = try run(["trace", "scene.yaml", "--rate", "10"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let last = try #require(outcome.lines.last)
    #expect(last.contains(#""greeting": {"frame": [10, 20, 30, 40]"#), "\(last)")
    #expect(outcome.errors.contains("/App/AppDelegate.m:1:1: warning: this is not Swift: left out"))
    #expect(try run(["render", "scene.yaml"]).lines == ["./a.png"])

    try folder.write(
      "App/Other.storyboard",
      String(decoding: folder.bytes("App/Base.lproj/Start.storyboard"), as: UTF8.self))
    let ambiguous = try run(["trace", "scene.yaml"])
    #expect(ambiguous.status == 65)
    #expect(ambiguous.errors.contains("scene.yaml:2:6: error: no delegate of the app"))
    try scene("app: App", "screen: {storyboard: Other}", "timeline: [{hold: 0.1s}]")
    #expect(try run(["trace", "scene.yaml"]).status == 0)
  }

  @Test func theSecondExampleOfTheReadmeIsTrue() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let example = try #require(examples.dropFirst().first)
    #expect(example.split(separator: "\n").count == 6)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/MyApp/MyApp", withIntermediateDirectories: true)
    try folder.write(
      "MyApp/MyApp/ProfileViewController.swift",
      """
      import UIKit

      class ProfileViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          40
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      }
      """)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Scenes", withIntermediateDirectories: false)
    try folder.write("Scenes/profile.yaml", example)
    // Without `DEBUG` the picture is identical.
    let pictures = try [["--debug"], []].map { flags in
      let outcome = try run(["render", "Scenes/profile.yaml", "-o", "Scenes"] + flags)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try folder.bytes("Scenes/profile.gif")
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func anAppWithoutDelegatesNamesAScreen() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App", withIntermediateDirectories: false)
    try folder.write("App/a.swift", "import UIKit\nclass A: UIViewController {}\n")
    try scene("app: App")
    let outcome = try run(["trace", "scene.yaml"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "scene.yaml:2:6: error: no delegate of the app shows a first screen"),
      "\(outcome.errors)")
  }
}
