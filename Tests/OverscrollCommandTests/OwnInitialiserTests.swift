import Foundation
import TestSupport
import Testing

/// Classes of an app that are created through metatypes and generic parameters by the `init()` that
/// they declare, as in Objective-C.
@Suite("Own initialisers", .needs(.overscroll, .swiftCompiler))
struct OwnInitialiserTests {
  private static let kit = """
    import UIKit

    open class Base: UIView {
      public let kind: String
      public init() {
        kind = "base"
        super.init(frame: .zero)
      }
      public init(kind: String) {
        self.kind = kind
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let app = """
    import UIKit
    import Kit

    protocol Named { var words: String { get } }

    class Plain: UIView, Named {
      let words: String
      init() {
        words = "plain"
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class Heir: Plain { let more = "heir" }

    final class Convenient: UIView, Named {
      let words: String
      convenience init() { self.init(words: "convenient") }
      init(words: String) {
        self.words = words
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class Titles<Title>: UIScrollView, Named {
      let titles: [Title]
      var words: String { "titles of \\(Title.self) \\(titles.count)" }
      public init() {
        titles = []
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Framed: UIView, Named {
      var words = "framed"
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Outer {
      final class Inner: UIView, Named {
        let words = "inner"
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
    }

    final class Derived: Base {
      let words = "derived"
      override init() { super.init(kind: "derived") }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Separate: Base, Named {
      let words: String
      override init() {
        words = "separate"
        super.init(kind: "own")
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Page: UIViewController, Named {
      let words: String
      init() {
        words = "page"
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Press: UILongPressGestureRecognizer, Named {
      let words: String
      init() {
        words = "press"
        super.init(target: nil, action: nil)
      }
    }

    final class Cell<Content: UIView>: UITableViewCell {
      let content = Content()
    }

    func made<Object: NSObject>(_ type: Object.Type) -> Object { Object() }

    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let types: [UIView.Type] = [
          Plain.self, Heir.self, Convenient.self, Titles<Int>.self, Framed.self, Outer.Inner.self,
        ]
        let views = types.map { $0.init() }
        print(views.map { ($0 as! Named).words }.joined(separator: ", "))
        print((views[1] as! Heir).more, Cell<Plain>().content.words)
        print(Cell<Derived>().content.kind, Cell<Separate>().content.words)
        let page: UIViewController.Type = Page.self
        print((page.init() as! Page).words, made(Page.self).words, made(Press.self).words)
        print(made(Titles<String>.self).words)
      }
    }
    """

  @Test("UIKit creates a class of a metatype or generic parameter with the init() that it declares")
  func own() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for place in ["App", "Kit"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    try folder.write("Kit/Base.swift", Self.kit)
    try folder.write("App/Screen.swift", Self.app)
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      app: App
      modules: {Kit: Kit}
      screen: {controller: Screen}
      timeline: [{hold: 0.1s}]
      """)
    let outcome = try program.run(
      ["trace", "scene.yaml", "--rate", "1"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.printed(by: "App") == [
        "plain, plain, convenient, titles of Int 0, framed, inner", "heir plain",
        "derived separate", "page page press", "titles of String 0",
      ], "\(outcome.errors)")
  }
}
