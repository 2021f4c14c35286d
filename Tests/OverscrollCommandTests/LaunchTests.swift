import Foundation
import TestSupport
import Testing

/// The delegates of apps, and what they and their screens do in which order.
@Suite("Launch of apps", .needs(.overscroll, .swiftCompiler))
struct LaunchTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="a"><scenes><scene><objects>
    <viewController id="a" customClass="Front" sceneMemberID="viewController">
    <view key="view" id="b"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene></scenes></document>
    """

  /// A controller that needs the delegate when it is created, as in Xcode's Core Data template.
  private static let front = """
    import UIKit
    import Kit
    class Front: Panel {
      let store = (UIApplication.shared.delegate as! AppDelegate).store
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let delegate = UIApplication.shared.delegate as! AppDelegate
        print("appears", store, delegate.isLaunched, view.window === delegate.shown)
      }
    }
    """

  /// The members of both app delegates, which print whether the screen exists at the launch.
  private static let launching = """
      var isLaunched = false
      var store: String { isLaunched ? "launched" : "new" }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launches", shown?.rootViewController is Front)
        isLaunched = true
        return true
      }
    """

  /// A delegate of the app alone, and delegates of the app and its scene.
  private static let delegates = [
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var shown: UIWindow? { window }
    \(launching)
    }
    """,
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var shown: UIWindow? {
        let scene = UIApplication.shared.connectedScenes.first
        return (scene?.delegate as? SceneDelegate)?.window
      }
    \(launching)
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    """,
  ]

  @Test(
    "A screen finds the delegate when it is created, launched or not",
    arguments: [
      (0, "screen: {controller: Front}", ["appears new false true"]),
      (0, "screen: {storyboard: Main}", ["appears new false true"]),
      (0, "", ["launches true", "appears new true true"]),
      (1, "screen: {controller: Front}", ["appears new false true"]),
      (1, "", ["launches false", "appears launched true true"]),
    ])
  func delegate(_ kind: Int, _ screen: String, _ printed: [String]) throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for place in ["Shop", "Kit"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    // One of the extensions stands where the app's class stands in its module: the functions that
    // the program adds to both have equal names, and those of an extension are public by default.
    for file in ["B", "C", "D"] {
      try folder.write(
        "Kit/\(file).swift",
        "import UIKit\npublic extension UIViewController { @objc func note\(file)() {} }\n")
    }
    try folder.write(
      "Kit/A.swift",
      """
      import UIKit
      open class Panel: UIViewController {}
      """)
    try folder.write("Shop/A.swift", Self.delegates[kind])
    try folder.write("Shop/B.swift", Self.front)
    // An extension in a file that is read before the class.
    try folder.write("Shop/A+B.swift", "import UIKit\nextension Front: UITableViewDelegate {}\n")
    try folder.write("Shop/Main.storyboard", Self.storyboard)
    try folder.write(
      "Shop/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """)
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      app: Shop
      modules: {Kit: Kit}
      timeline: [{hold: 0.1s}]
      \(screen)
      """)
    let outcome = try program.run(
      ["trace", "scene.yaml", "--rate", "1"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.printed(by: "Shop") == printed, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
  }
}
