import Foundation
import HeadlessUIKit
import Testing

/// The calls of the app delegate when `@main` launches an app.
@MainActor
struct LaunchTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []
    var window: UIWindow?
    let made = "by its own init"

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.calls.append("will")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.calls.append("did \(application.delegate === self) \(made)")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Root()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.calls.append("active") }
  }

  private final class Root: UIViewController {
    override func viewDidLayoutSubviews() { AppDelegate.calls.append("layout") }
  }

  @Test("An app delegate is created, launched and its window laid out")
  func main() {
    onScreen()
    AppDelegate.calls = []
    AppDelegate.main()
    #expect(AppDelegate.calls.prefix(3) == ["will", "did true by its own init", "active"])
    #expect(AppDelegate.calls.last == "layout")
  }

  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow()
      window?.rootViewController = Root()
      window?.makeKeyAndVisible()
    }
  }

  @Test(
    "An iOS 2 delegate is launched by its method, and a window without a frame fills the screen")
  func oldDelegate() {
    onScreen()
    let delegate = OldDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window?.frame == UIScreen.main.bounds)
  }
}
