import Foundation
import TestSupport
import Testing

/// Resources that an app reads from its bundle, and language features that the rewriter supports:
/// generic classes, optional properties and timers of run loops. One app is compiled once.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppResourcesTests {
  private struct Row: Decodable {
    struct View: Decodable {}
    let views: [String: View]
  }

  @Test(
    "An app uses resources, texts, plurals, generic classes, optional properties and run loop timers"
  )
  func resources() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    let app = Repository.fixtures.appending(path: "Apps/Resources").path
    func trace(_ target: String, _ keys: String = "") throws -> Executable.Outcome {
      try folder.write(
        "scene.yaml",
        """
        scene: 1
        app: "\(app)"
        \(keys)
        timeline: [{hold: 0.5s}, {tap: {target: \(target)}}, {hold: 0.1s}]
        """)
      return try program.run(
        ["trace", "scene.yaml", "--debug", "--rate", "10"], in: folder,
        environment: ["OVERSCROLL_CACHE": AppCache.path, "LANG": "de_DE.UTF-8"])
    }
    let outcome = try trace("button")
    try #require(outcome.status == 0, "\(outcome.errors)")
    // A controller that a storyboard contains is created from it, with its outlets.
    let named = try trace("button", "screen: {controller: NumbersController}")
    #expect(named.output == outcome.output, "\(named.errors)")
    let last = try #require(outcome.lines.last)
    let names = try JSONDecoder().decode(Row.self, from: Data(last.utf8)).views.keys
    #expect(
      names.sorted() == [
        "07 plain", "1,000 files in Box", "1,000 items of 7", "One file in Box", "at 350 ms",
        "base", "block", "broken", "button", "dated Ada", "fired Int", "greeting Servus",
        "identifier com.Resources", "json [1, 2, 3]", "locale en_US en-US",
        "localized Hello, \"you\" bye", "one item of 7",
        "path numbers.json",
        "sorted", "source -1 -1.0", "source -1 -1.0#2", "source 7 4.0", "tapped Numbers true",
        "text Hello, \"you\"", "version 1.0", "window true",
      ])
    // In a locale the texts, the number format and `Locale.current` change.
    let german = try trace("button", "locale: de")
    try #require(german.status == 0, "\(german.errors)")
    let row = try #require(german.lines.last)
    let texts = try JSONDecoder().decode(Row.self, from: Data(row.utf8)).views.keys
    #expect(
      Set(texts).isSuperset(of: ["locale de de", "text Hallo", "1.000 items of 7"]),
      "\(texts.sorted())")
    // A selector that matches no method is reported at its position in the source. Calling it ends
    // the scene.
    let source = "\(app)/NumbersController.swift"
    let line = try String(contentsOfFile: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).firstIndex { $0.contains("#selector(many") }
    #expect(
      outcome.errors.contains(
        "\(source):\(try #require(line) + 1):13: warning: many has 3 arguments, and selectors call "
          + "methods with at most 2, so calls of 'many:::' do not find it"),
      "\(outcome.errors)")
    let broken = try trace("broken")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("many:::"), "\(broken.errors)")
  }

  /// Returns a nib with one view of a class, which has an accessibility identifier.
  private static func nib(_ module: String, _ type: String, named name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="a" customClass="\(type)" customModule="\(module)">
    <rect key="frame" x="10" y="50" width="60" height="40"/>
    <accessibility key="accessibilityConfiguration" identifier="\(name)"/>
    </view></objects></document>
    """
  }

  @Test(
    "A library loads its own nib although the app has one of the same name"
  )
  func libraries() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for place in ["Shop", "Kit"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    try folder.write("Kit/Badge.xib", Self.nib("Kit", "Badge", named: "of the library"))
    try folder.write("Kit/Localizable.strings", #""badge" = "new";"#)
    try folder.write(
      "Kit/Badge.swift",
      """
      public class Badge: UIView {
        public class func make() -> Badge {
          let pod = Bundle(for: Badge.self)
          let bundle = pod.url(forResource: "Kit", withExtension: "bundle").flatMap { Bundle(url: $0) }
          return UINib(nibName: "Badge", bundle: bundle).instantiate(withOwner: nil)[0] as! Badge
        }
        public var words: String { NSLocalizedString("badge", comment: "") }
      }
      """)
    try folder.write("Shop/Badge.xib", Self.nib("Shop", "UIView", named: "of the app"))
    try folder.write(
      "Shop/Front.swift",
      """
      import UIKit
      import Kit
      class Front: UIViewController {
        override func viewDidLoad() {
          let badge = Badge.make()
          view.addSubview(badge)
          let own = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil)[0] as! UIView
          view.addSubview(own)
          let words = UIView()
          words.accessibilityIdentifier = badge.words
          view.addSubview(words)
        }
      }
      """)
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      app: Shop
      modules: {Kit: Kit}
      screen: {controller: Front}
      timeline: [{hold: 0.1s}]
      """)
    let outcome = try program.run(
      ["trace", "scene.yaml", "--debug", "--rate", "10"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let last = try #require(outcome.lines.last)
    let names = try JSONDecoder().decode(Row.self, from: Data(last.utf8)).views.keys
    #expect(names.sorted() == ["new", "of the app", "of the library"])
  }

  @Test("Bundles inside an app have texts of their own, and nibs and resource bundles are found")
  func bundles() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for place in ["Shop/Header.bundle/en.lproj", "Shop/Footer.bundle/en.lproj", "Tray/Kit"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    try folder.write("Shop/Header.bundle/en.lproj/Localizable.strings", #""top" = "Refreshing";"#)
    try folder.write("Shop/Footer.bundle/en.lproj/Localizable.strings", #""end" = "Loading";"#)
    try folder.write("Shop/Card.xib", Self.nib("Shop", "UIView", named: "card"))
    try folder.write(
      "Tray/Tray.podspec", "s.resource_bundles = { 'Tray_Parts' => ['Kit/*.json'] }\n")
    try folder.write("Tray/Kit/parts.json", "[]")
    try folder.write(
      "Tray/Kit/Tray.swift",
      """
      import UIKit
      public class Tray {
        public static func parts() -> Bool {
          let inner = Bundle(for: Tray.self).url(forResource: "Tray_Parts", withExtension: "bundle")
          return inner.flatMap { Bundle(url: $0)?.path(forResource: "parts", ofType: "json") } != nil
        }
        public static func hasNib(of type: AnyClass) -> Bool {
          let bundle = Bundle(for: type)
          return bundle.path(forResource: String(describing: type), ofType: "nib") != nil
        }
      }
      """)
    try folder.write(
      "Shop/Front.swift",
      """
      import UIKit
      import Tray
      class Card: UIView {}
      class Front: UIViewController {
        override func viewDidLoad() {
          for (bundle, key) in [("Header", "top"), ("Footer", "end")] {
            let path = Bundle(for: Front.self).path(forResource: bundle, ofType: "bundle")!
            let language = Bundle(path: path)!.path(forResource: "en", ofType: "lproj")!
            print(Bundle(path: language)!.localizedString(forKey: key, value: nil, table: nil))
          }
          print(Bundle.main.localizedString(forKey: "end", value: "none", table: nil))
          print(Tray.parts(), Tray.hasNib(of: Card.self), Tray.hasNib(of: Front.self))
        }
      }
      """)
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      app: Shop
      modules: {Tray: Tray/Kit}
      screen: {controller: Front}
      timeline: [{hold: 0.1s}]
      """)
    let outcome = try program.run(
      ["trace", "scene.yaml", "--rate", "1"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Shop") == [
        "Refreshing", "Loading", "none", "true true false",
      ], "\(outcome.errors)")
  }
}
