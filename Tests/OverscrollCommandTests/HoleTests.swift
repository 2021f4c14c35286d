import Foundation
import TestSupport
import Testing

/// Apps with parts that do not compile here, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct HoleTests {
  private let program: Executable
  private let folder: Folder
  private let app = Repository.fixtures.appending(path: "Apps/Holes").path

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: [String]) throws -> Executable.Outcome {
    try program.run(arguments, in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func scene(_ controller: String, _ keys: String = "", app: String? = nil) throws {
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: \(app ?? self.app)
      screen: {controller: \(controller)}
      timeline: [{hold: 0.5s}]
      outputs: [{file: a.png, time: end, scale: 1}]
      \(keys)

      """)
  }

  private func render(_ options: String...) throws -> Executable.Outcome {
    try run(["render", "a.yaml", "--no-cache"] + options)
  }

  /// The lines of the files whose parts an outcome calls left out, in its order.
  private func reached(_ outcome: Executable.Outcome) -> [String] {
    outcome.errors.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("warning: \(app)/"), line.contains(": left out: ") else { return nil }
      return line.dropFirst("warning: \(app)/".count).split(separator: ":").prefix(2)
        .joined(separator: ":")
    }
  }

  /// Whether the app printed these lines, in this order.
  private func said(_ outcome: Executable.Outcome, _ lines: [String]) -> Bool {
    let all = outcome.lines + outcome.errors.split(separator: "\n").map(String.init)
    return all.compactMap { line in lines.first { line.hasSuffix($0) } } == lines
  }

  @Test(
    "A screen is drawn without the parts that do not compile, with a warning for each it reaches")
  func reachedParts() throws {
    try scene("ListController")
    let first = try render()
    #expect(first.status == 0, "\(first.errors)")
    let lines = [5, 8, 12, 18, 28, 29, 31, 36, 45, 59].map { "ListController.swift:\($0)" }
    #expect(reached(first).sorted() == lines.sorted())
    #expect(first.errors.contains("cannot find 'MapThing' in scope (no MapThing)"))
    // Parts that are left out neither stop nor change the code around them.
    #expect(said(first, ["row One", "row Two", "row Three", "count 0 plain 0.0 Holes"]))
    let picture = try folder.bytes("a.png")
    try scene("PlainController")
    #expect(reached(try render()) == [])
    #expect(try folder.bytes("a.png") == picture)
  }

  @Test("Strict calls and snapshots fail on a part that is reached, unless the scene allows it")
  func failing() throws {
    try scene("ListController")
    let strict = try render("--strict")
    #expect(strict.status == 65, "\(strict.errors)")
    let recorded = try run(["record", "a.yaml"])
    #expect(recorded.status == 1, "\(recorded.errors)")
    #expect(recorded.errors.contains("ListController.swift:12: left out"), "\(recorded.errors)")
    try scene("ListController", "holes: allow")
    let allowed = try render("--strict")
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(reached(allowed) == [])
    #expect(try run(["record", "a.yaml"]).status == 0)
    #expect(try run(["verify", "a.yaml"]).status == 0)
    try scene("ListController", "holes: warn")
    #expect(try run(["verify", "a.yaml"]).status == 1)
  }

  @Test("A list of an app's screens names each part that is left out, with the user's own text")
  func listing() throws {
    let outcome = try run(["app", app])
    #expect(outcome.status == 1)
    let lines = outcome.lines
    for (place, reason, text) in [
      (
        "ListController.swift:8", "cannot find 'MapThing' in scope",
        "private let margin: CGFloat = MapThing.margin"
      ),
      (
        "ListController.swift:57", "cannot find type 'MapThingPlace' in scope",
        "func place(at index: Int)"
      ),
      (
        "MapController.swift:5", "cannot find type 'MapThingController' in scope",
        "class MapController"
      ),
      ("Models.swift:6", "cannot find type 'MapThingPlace' in scope", "case thing(MapThingPlace)"),
      ("Models.swift:18", "cannot find type 'MapThingView' in scope", "extension MapThingView {"),
    ] {
      let line = lines.firstIndex {
        $0.hasPrefix("\(app)/\(place):1: warning: left out: \(reason)")
      }
      #expect(line.map { lines[$0 + 1].contains(text) } == true, "\(place): \(lines)")
    }
    #expect(
      lines.contains {
        $0.hasPrefix("\(app)/MapController.swift:20:1: warning: changed: ")
          && $0.contains("must be provided by subclass")
      })
    #expect(!lines.contains { $0.contains("_overscroll") || $0.contains("_hole") })
  }

  @Test("A class with an unknown superclass has the class of UIKit that its name ends with")
  func superclass() throws {
    try scene("MapController")
    let outcome = try render()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(reached(outcome) == ["MapController.swift:5", "MapController.swift:9"])
  }

  @Test("A class whose unknown superclass became a button calls an initialiser that buttons have")
  func initialiserOfUnknownSuperclass() throws {
    try folder.write(
      "Screen.swift",
      """
      import PopBounceButton
      import UIKit

      class RoundButton: PopBounceButton {
        override init() {
          super.init()
          setTitle("round", for: .normal)
        }
        required init?(coder: NSCoder) { nil }
      }

      class ThemedCell: ThemeKitTableViewCell {
        init(theme: String) {
          super.init(theme: theme, isLarge: true)
          textLabel?.text = theme
        }
        required init?(coder: NSCoder) { nil }
      }

      class Screen: UIViewController {
        override func viewDidLoad() {
          let button = RoundButton()
          print("title", button.title(for: .normal) ?? "none")
          print("cell", ThemedCell(theme: "dark").textLabel?.text ?? "none")
        }
      }

      """)
    try scene("Screen", app: folder.path)
    let outcome = try render()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(said(outcome, ["title round", "cell dark"]), "\(outcome.errors)")
    #expect(outcome.errors.contains("Screen.swift:6:"), "\(outcome.errors)")
  }

  @Test("An optional method of UIKit has an optional result, however its delegate is reached")
  func optionalResults() throws {
    try folder.write(
      "Screen.swift",
      """
      import UIKit

      protocol RowDelegate: UITableViewDelegate, UITableViewDataSource {}

      class Rows: UITableView {
        var rows: RowDelegate?
        func ask() {
          guard let rows = rows else { return }
          guard let count = rows.numberOfSections?(in: self) else { return }
          if let height = rows.tableView?(self, heightForRowAt: [0, 0]) { print("row", count, height) }
          let title = rows.tableView?(self, titleForHeaderInSection: 0) ?? "none"
          print("title", title.count, rows.tableView?(self, titleForHeaderInSection: 0)?.count ?? 0)
          rows.tableView?(self, didSelectRowAt: [0, 1])
        }
      }

      class Screen: UIViewController, RowDelegate {
        override func viewDidLoad() {
          let list = Rows()
          list.rows = self
          list.ask()
        }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 7 }
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "four" }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          print("selected", indexPath.row)
        }
      }

      """)
    try scene("Screen", app: folder.path)
    let outcome = try render()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(said(outcome, ["row 2 7.0", "title 4 4", "selected 1"]), "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
  }

  @Test func aFileWithASyntaxErrorIsAnError() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App", withIntermediateDirectories: false)
    try folder.write(
      "App/A.swift", "import UIKit\nclass A: UIViewController {\n  let map = Missing(\n}\n")
    try scene("A", app: "App")
    let outcome = try render()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("/App/A.swift:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("error: App does not compile"), "\(outcome.errors)")
  }

  @Test("Two files of the same name are an error that names both and the key that excludes one")
  func equalFileNames() throws {
    for name in ["One", "Two"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/App/\(name)", withIntermediateDirectories: true)
      try folder.write(
        "App/\(name)/Screen.swift", "import UIKit\nclass \(name): UIViewController {}\n")
    }
    try scene("One", app: "App")
    let outcome = try render()
    #expect(outcome.status == 65)
    let other = "\(folder.path)/App/One/Screen.swift"
    let words = "/App/Two/Screen.swift: error: \(other) has the same name"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.contains("`exclude`"), "\(outcome.errors)")
    try scene("One", app: "App\nexclude: [Two]")
    let single = try render()
    #expect(single.status == 0, "\(single.errors)")
  }

  @Test("Names of Swift 4 are known in a folder without a project")
  func olderNames() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Old", withIntermediateDirectories: false)
    try folder.write(
      "Old/A.swift",
      """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() {
          let name: Notification.Name = .UIApplicationDidBecomeActive
          print(name == UIApplication.didBecomeActiveNotification, "abc".characters.count)
        }
      }
      """)
    try scene("A", app: "Old")
    let outcome = try render()
    #expect(outcome.status == 0)
    #expect(said(outcome, ["true 3"]), "\(outcome.lines) \(outcome.errors)")
    #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
  }
}
