import Foundation

/// A template of a package with a view controller as on iOS, an executable that renders it, a scene
/// and a test with goldens.
struct StarterPackage {
  /// The location of the overscroll package.
  struct Dependency {
    private let place: String
    private let isURL: Bool

    init(_ place: String) {
      self.place = place
      isURL = place.contains("://")
    }

    /// The dependency as written in a manifest.
    var text: String {
      isURL
        ? ".package(url: \"\(place)\", branch: \"main\")"
        : ".package(name: \"overscroll\", path: \"\(absolute)\")"
    }

    /// The package name that the manifest's product dependencies use.
    var identity: String {
      guard isURL else { return "overscroll" }
      let name = place.hasSuffix("/") ? String(place.dropLast()) : place
      let last = name.fileName
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private var absolute: String {
      place.hasPrefix("/")
        ? place : "\(FileManager.default.currentDirectoryPath)/\(place)".normalPath
    }
  }

  let name: String
  let dependency: Dependency

  /// The files with their paths below the package's folder.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/Screens/StarterController.swift", controller),
      ("Sources/render/main.swift", program), ("Scenes/starter.yaml", scene),
      ("Tests/ScreensTests/StarterTests.swift", test),
      // SwiftPM requires that excluded folders exist.
      ("Tests/ScreensTests/__Snapshots__/.gitkeep", ""), (".gitignore", ".build/\n*.gif\n"),
      ("README.md", readme),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let overscroll = "\(dependency.identity)"

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      products: [.executable(name: "\(name)", targets: ["render"])],
      dependencies: [
        \(dependency.text)
      ],
      targets: [
        // On iOS this target needs no dependency: UIKit is the system's.
        .target(
          name: "Screens",
          dependencies: [
            .product(name: "UIKit", package: overscroll, moduleAliases: ["UIKit": "OverscrollUIKit"])
          ]),
        .executableTarget(
          name: "render",
          dependencies: [
            "Screens",
            .product(name: "Overscroll", package: overscroll),
            .product(name: "OverscrollCommand", package: overscroll),
          ]),
        .testTarget(
          name: "ScreensTests",
          dependencies: ["Screens", .product(name: "OverscrollTesting", package: overscroll)],
          exclude: ["__Snapshots__"]),
      ]
    )

    """
  }

  private var controller: String {
    """
    import UIKit

    /// A header that stretches when the content is pulled and shrinks when it is pushed.
    public final class StarterController: UIViewController, UIScrollViewDelegate {
      private let scrollView = UIScrollView()
      private let header = UIView()
      private let titleLabel = UILabel()
      private let height: CGFloat = 220

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.accessibilityIdentifier = "scrollView"
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        header.accessibilityIdentifier = "header"
        header.backgroundColor = .systemIndigo
        view.addSubview(header)
        titleLabel.text = "Pull me"
        titleLabel.textColor = .white
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        header.addSubview(titleLabel)
        for row in 0..<12 {
          let card = UIView(frame: CGRect(x: 16, y: height + 16 + CGFloat(row) * 88, width: 300, height: 72))
          card.backgroundColor = .secondarySystemBackground
          card.layer.cornerRadius = 12
          card.autoresizingMask = .flexibleWidth
          scrollView.addSubview(card)
        }
      }

      public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 16 + 12 * 88)
        arrangeHeader()
      }

      public func scrollViewDidScroll(_ scrollView: UIScrollView) { arrangeHeader() }

      private func arrangeHeader() {
        let shown = max(96, height - scrollView.contentOffset.y)
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: shown)
        titleLabel.frame = CGRect(x: 20, y: shown - 52, width: view.bounds.width - 40, height: 36)
      }
    }

    """
  }

  private var program: String {
    """
    import Overscroll
    import OverscrollCommand
    import Screens

    // Everything `overscroll` can do, with one more screen that scenes can name.
    await OverscrollProgram.main(adding: [
      ScreenDefinition("starter") { _ in StarterController() }
    ])

    """
  }

  private var scene: String {
    """
    scene: 1
    device: iphone-16
    screen: starter
    timeline:
      - hold: 0.3s
      - overscroll: {by: 120, over: 0.5s, ease: smooth}
      - release
      - settle
      - fling: {by: -300, over: 0.15s}
      - settle
    outputs:
      - file: starter.gif
        fps: 20
        scale: 1
    \(StarterScene.frame)

    """
  }

  private var readme: String {
    let blank = String(repeating: " ", count: name.count)
    return """
      # \(name)

      `Sources/Screens` is what you ship for iOS: it imports UIKit and nothing else. `Sources/render` names its screens for scenes, and
      gets the whole `overscroll` command line.

      ```sh
      swift run \(name) render Scenes/starter.yaml   # starter.gif
      swift run \(name) preview Scenes/starter.yaml  # a page on which the screen can be dragged
      swift test\(blank)                              # records goldens and fails; look at them, run again
      ```

      The first build compiles overscroll, once. The font is Inter (`apt-get install fonts-inter`); `swift run \(name) doctor`
      says what else a machine lacks.

      """
  }

  private var test: String {
    """
    import OverscrollTesting
    import Screens
    import Testing

    /// The first run writes goldens and fails: look at them, commit them, run again.
    @MainActor
    @Suite(.snapshots(device: .iPhone15, fonts: .system))
    struct StarterTests {
      private let screen = ScriptedScreen(timeline: [.fling(by: -300, over: 0.15), .settle]) {
        StarterController()
      }

      @Test func theHeaderShrinks() {
        assertSnapshot(of: screen, as: .frame(at: .offset(72), scale: 1))
        assertSnapshot(of: screen, as: .trace(every: 40))
      }
    }

    """
  }
}
