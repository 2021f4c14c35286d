import Foundation
import TestSupport
import Testing

/// Folders with a fault: the program prints a sentence with file and line, ends, and writes only to
/// the cache.
@Suite(.needs(.overscroll, .swiftCompiler))
struct BrokenAppTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    for name in ["home", "temporary"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
  }

  private func trace(
    _ screen: String, _ options: [String] = ["--debug"]
  ) throws -> Executable.Outcome {
    try folder.write("scene.yaml", "scene: 1\napp: App\n\(screen)\ntimeline: [{hold: 0.1s}]\n")
    let before = folder.files
    let outcome = try program.run(
      ["trace", "scene.yaml", "--rate", "10"] + options, in: folder,
      environment: [
        "OVERSCROLL_CACHE": AppCache.path, "HOME": "\(folder.path)/home",
        "TMPDIR": "\(folder.path)/temporary", "XDG_CACHE_HOME": "\(folder.path)/home",
      ])
    #expect(folder.files == before, "nothing is written but to the cache")
    return outcome
  }

  @Test(arguments: BrokenApp.uncompiled)
  func withoutACompiler(_ app: BrokenApp) throws {
    try app.write(to: folder)
    let outcome = try trace(app.screen)
    #expect(outcome.status == app.status, "\(outcome.errors)")
    #expect(outcome.errors.contains(app.sentence), "\(outcome.errors)")
  }

  @Test func aFileInPlaceOfAFolder() throws {
    try folder.write("App", "")
    let outcome = try trace("")
    #expect(outcome.status == 65)
    let message = "error: cannot read 'App': Not a directory"
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  private func write(_ lines: [String], sentence: String) throws {
    let text = (["import UIKit"] + lines).joined(separator: "\n")
    try BrokenApp(name: "", files: [("Screen.swift", .text(text))], sentence: sentence)
      .write(to: folder)
  }

  @Test func sourcesWithSyntaxErrors() throws {
    let sentence = "/App/Screen.swift:3:11: error: expected parameter name"
    try write(["class A: UIViewController {", "  func f( {", "}"], sentence: sentence)
    let outcome = try trace("screen: {controller: A}")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.errors.contains("error: App does not compile"))
  }

  @Test func sourcesThatDoNotCompile() throws {
    let sentence = "/App/Screen.swift:3:1: warning: left out: invalid redeclaration of 'A'"
    try write(["class A: UIViewController {}", "class A: UIView {}"], sentence: sentence)
    let outcome = try trace("screen: {controller: A}")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
  }

  /// One app contains all faults: outlets that do not exist, an outlet of another type, an outlet
  /// that is never set, and a strings file with a syntax error.
  @Test func outletsAndTexts() throws {
    let source = """
      import UIKit

      class Screen: UIViewController {
        @IBOutlet var heading: UILabel?
        @IBOutlet var rating: UILabel!
      }

      class Stopped: Screen {
        override func viewDidLoad() { rating.text = "5" }
      }
      """
    let button = "<button id=\"b\">\(BrokenApp.frame)</button>"
    let app = BrokenApp(
      name: "",
      files: [
        ("Screen.swift", .text(source)),
        ("en.lproj/Localizable.strings", .text("/* Two */\n\"a\" = \"b\";\n\"c\" = d\n\"e\";\n")),
        (
          "Main.storyboard",
          BrokenApp.storyboard(
            BrokenApp.scene(
              "a", "customClass=\"Screen\"", subviews: button,
              connections: """
                <outlet property="heading" destination="b" id="o1"/>
                <outlet property="subtitle" destination="b" id="o2"/>
                """),
            BrokenApp.scene("z", "customClass=\"Stopped\" storyboardIdentifier=\"z\""))
        ),
      ], sentence: "")
    try app.write(to: folder)
    let outcome = try trace("")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for sentence in [
      "Main.storyboard:8: 'heading' of Screen cannot be a UIButton; it is not set",
      "Main.storyboard:9: Screen has no outlet 'subtitle'; it is not set",
      "en.lproj/Localizable.strings:4: the file is not a valid string table",
    ] {
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
    // As on iOS, using an outlet that was not set ends the app.
    for options in [["--debug"], []] {
      let stopped = try trace("screen: {storyboard: Main, identifier: z}", options)
      #expect(stopped.status == 65)
      #expect(
        stopped.errors.contains("App/Screen.swift:9, in viewDidLoad: Unexpectedly found nil"),
        "\(stopped.errors)")
    }
  }
}
