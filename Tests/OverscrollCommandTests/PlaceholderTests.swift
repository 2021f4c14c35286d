import Foundation
import TestSupport
import Testing

/// Apps that import frameworks that are not available, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct PlaceholderTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App", withIntermediateDirectories: false)
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(arguments, in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func render(_ app: String, _ screen: String = "") throws -> Executable.Outcome {
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: \(app)
      \(screen)
      timeline: [{hold: 0.1s}]
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    return try run("render", "a.yaml", "--no-cache", "--debug")
  }

  @Test("A map, a film and a location manager are placeholders, and the list below is drawn")
  func places() throws {
    let app = Repository.fixtures.appending(path: "Apps/Places/Places").path
    let outcome = try render(app, "screen: {controller: PlacesViewController}")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for sentence in [
      "MKMapView is a placeholder: a grey box", "AVPlayerLayer is a placeholder: a grey box",
      "CLLocationManager is a placeholder: no permission is given and no location is known",
      "PlacesViewController.swift:54: AVPlayer is a placeholder: it does nothing",
    ] {
      let count = outcome.errors.components(separatedBy: sentence).count - 1
      #expect(count == 1, "\(sentence): \(outcome.errors)")
    }
    #expect(!outcome.errors.contains("CLLocationCoordinate2D"), "a value is no placeholder")
  }

  @Test("Apps share the placeholders of a framework")
  func shared() throws {
    for (imports, name) in [("import AVKit\nimport MapKit", "A"), ("import MapKit", "B")] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
      try folder.write(
        "\(name)/Screen.swift",
        """
        \(imports)
        final class \(name): UIViewController {
          override func viewDidLoad() { view.addSubview(MKMapView(frame: view.bounds)) }
        }

        """)
      let outcome = try render(name, "screen: {controller: \(name)}")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(name == "A" || !outcome.errors.contains("compiling placeholders"))
    }
  }

  @Test("The list of an app's screens names the frameworks in whose place there are placeholders")
  func listing() throws {
    let app = Repository.fixtures.appending(path: "Apps/Places/Places").path
    let outcome = try run("app", app)
    #expect(outcome.status == 1)
    for name in ["AVKit", "CoreLocation", "MapKit"] {
      #expect(outcome.lines.contains("placeholders: \(name)"), "\(outcome.lines)")
    }
    #expect(!outcome.lines.contains { $0.hasPrefix("missing module") }, "\(outcome.lines)")
  }

  @Test("The system's sheets are placeholders without an import, and documents are files")
  func sheets() throws {
    try folder.write(
      "App/Screen.swift",
      """
      import UIKit

      public final class Note: UIDocument {
        var text = ""
        public override func load(fromContents contents: Any, ofType typeName: String?) throws {
          text = String(decoding: contents as! Data, as: UTF8.self)
        }
        public override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
      }

      public final class Screen: UIViewController, UIDocumentPickerDelegate {
        public var pickers: [UIDocumentPickerViewController] = []

        public override func viewDidLoad() {
          super.viewDidLoad()
          let url = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
          let note = Note(fileURL: url)
          note.text = "hello"
          note.save(to: url, for: .forCreating) { isSaved in
            let read = Note(fileURL: url)
            read.open { isOpen in print(isSaved, isOpen, read.text, read.fileType ?? "") }
          }
          Note(fileURL: url.appendingPathComponent("missing")).open { print("missing", $0) }
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [UTType.pdf])
          picker.delegate = self
          pickers.append(picker)
          print("printing", UIPrintInteractionController.isPrintingAvailable)
        }

        public func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        ) {}
      }

      """)
    let outcome = try render("App", "screen: {controller: Screen}")
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      outcome.printed(by: "App") == [
        "printing false", "missing false", "true true hello public.plain-text",
      ])
    let warning = "Screen.swift:24: UIDocumentPickerViewController is a placeholder"
    #expect(outcome.errors.contains(warning), "\(outcome.errors)")
  }

  /// The frameworks that have placeholders.
  private static func frameworks() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources/OverscrollCommand/Placeholders").path)
    return files.filter { $0.hasSuffix(".swiftinterface") }.map { String($0.dropLast(15)) }.sorted()
  }

  /// Each app imports a quarter of the frameworks, so that every interface file is compiled.
  @Test("Every framework's placeholders compile", arguments: 0..<4)
  func frameworks(quarter: Int) throws {
    let all = try Self.frameworks()
    #expect(all.count > 30)
    let names = all.enumerated().filter { $0.offset % 4 == quarter }.map(\.element)
    try folder.write(
      "App/Screen.swift",
      names.map { "import \($0)\n" }.joined() + """
        final class Screen: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .white }
        }

        """)
    let outcome = try render("App", "screen: {controller: Screen}")
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
  }

  @Test("The page about apps lists every framework that has placeholders")
  func page() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Apps.md"), encoding: .utf8)
    for name in try Self.frameworks() {
      #expect(page.contains("`\(name)`"), "Apps.md does not list \(name)")
    }
  }

  @Test("A hosting controller is a grey box, and its class and the SwiftUI views around it go")
  func hosting() throws {
    try folder.write(
      "App/Screen.swift",
      """
      import SwiftUI
      import UIKit

      struct Badge: View { var body: some View { Text("New") } }
      final class Screen: UIViewController {
        private var host: UIHostingController<Badge>?
        struct Inner: View { var body: some View { Badge() } }
        override func viewDidLoad() {
          let host = UIHostingController(rootView: Badge().padding())
          addChild(host)
          view.addSubview(host.view)
          self.host = host
        }
      }

      """)
    try folder.write(
      "App/More.swift",
      """
      import UIKit

      extension Badge { static let size = 3 }
      #Preview { Screen() }

      """)
    let outcome = try render("App", "screen: {controller: Screen}")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "App/Screen.swift:9: UIHostingController is a placeholder: a grey box"),
      "\(outcome.errors)")
    for place in ["Screen.swift:4:1", "Screen.swift:7:3", "More.swift:3:1", "More.swift:4:1"] {
      #expect(
        outcome.errors.contains(
          "App/\(place): warning: this uses SwiftUI, which is not available: left out"),
        "\(place): \(outcome.errors)")
    }
  }

  @Test("An app without a screen of UIKit ends with one sentence")
  func withoutUIKit() throws {
    try folder.write(
      "App/Main.swift",
      """
      import SwiftUI

      @main
      struct Main: App { var body: some Scene { WindowGroup { Text("Hello") } } }

      """)
    let outcome = try render("App")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "App/Main.swift:3: error: the app is written in SwiftUI and has no screen of UIKit"),
      "\(outcome.errors)")
  }
}
