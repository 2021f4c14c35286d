import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Notifications of an app and its windows, and the targets of actions without a target.
@MainActor
@Suite("App and window notifications")
struct WindowNotificationTests {
  /// Records the names of notifications of one object in order.
  final class Listener: @unchecked Sendable {
    var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], of object: AnyObject) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            [unowned self] in self.names.append($0.name.rawValue)
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("A shown window becomes visible, then key, and another one replaces it")
  func windows() {
    onScreen()
    let (one, other) = (UIWindow(), UIWindow())
    let heard = Listener(
      [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ], of: one)
    one.makeKeyAndVisible()
    one.makeKeyAndVisible()
    #expect(
      heard.names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    other.makeKeyAndVisible()
    #expect(heard.names.last == "UIWindowDidResignKeyNotification" && other.isKeyWindow)
    one.isHidden = true
    #expect(heard.names.last == "UIWindowDidBecomeHiddenNotification" && heard.names.count == 4)
  }

  @Test("Window levels are ordered by number")
  func levels() {
    onScreen()
    #expect(UIWindow().windowLevel == .normal && UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 > .alert && (UIWindow.Level.alert - 1).rawValue == 1999)
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: () -> [String] = { [] }
    var heard: [[String]] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      heard.append(calls())
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append(calls()) }
  }

  @Test("Launch and activation are posted after the delegate's methods")
  func launch() {
    onScreen()
    let heard = Listener(
      [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification],
      of: UIApplication.shared)
    let delegate = AppDelegate()
    delegate.calls = { heard.names }
    let window = AppLaunch(appDelegate: delegate, sceneDelegate: nil).run()
    #expect(delegate.heard == [[], ["UIApplicationDidFinishLaunchingNotification"]])
    #expect(heard.names.last == "UIApplicationDidBecomeActiveNotification")
    // The access as in iOS sources: an optional property of an optional object.
    #expect(UIApplication.shared.delegate?.window??.frame == window?.frame)
  }

  private final class Looking: UIViewController {
    var found: UIWindow?
    override func viewDidLoad() { found = UIApplication.shared.keyWindow }
  }

  @Test("A storyboard's initial controller loads when its window is key")
  func storyboard() throws {
    onScreen()
    let root = Looking()
    let delegate = AppDelegate()
    delegate.calls = { ["\(root.isViewLoaded)"] }
    let window = AppLaunch(appDelegate: delegate, sceneDelegate: nil).run { root }
    // The delegate of this test creates its own window, so that the storyboard's window is not
    // shown.
    #expect(delegate.heard.first == ["false"] && window !== root.viewIfLoaded?.window)
    let shown = try #require(AppLaunch(appDelegate: nil, sceneDelegate: nil).run { root })
    #expect(root.found === shown && root.view.window === shown)
  }

  private final class Choosing: UIResponder, UIApplicationDelegate {
    var kind: AnyClass?
    var asked = 0
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      asked += 1
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = kind
      return configuration
    }
  }

  private class Connected: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UIViewController()
      window?.rootViewController?.title = "\(type(of: self))"
    }
  }

  private final class Other: Connected {}

  @Test(
    "The app delegate configures scenes and may choose their delegate")
  func configuration() {
    onScreen()
    let delegate = Choosing()
    let given = AppLaunch(appDelegate: delegate, sceneDelegate: Connected()).run()
    #expect(given?.rootViewController?.title == "Connected" && delegate.asked == 1)
    delegate.kind = Other.self
    let other = AppLaunch(appDelegate: delegate, sceneDelegate: Connected()).run()
    #expect(other?.rootViewController?.title == "Other")
  }

  final class Refusing: UIView {
    var refuses = true
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test("An action without a target skips responders that do not accept it")
  func actions() {
    onScreen()
    var taken: [ObjectIdentifier] = []
    let action = Selector("wave:")
    SelectorMethods.register("wave:", of: Refusing.self) { view, _, _ in
      taken.append(ObjectIdentifier(view))
    }
    let (outer, inner) = (Refusing(), Refusing())
    outer.refuses = false
    outer.addSubview(inner)
    #expect(inner.target(forAction: action, withSender: nil) as AnyObject === outer)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: inner, for: nil))
    inner.refuses = false
    #expect(UIApplication.shared.sendAction(action, to: nil, from: inner, for: nil))
    #expect(taken == [ObjectIdentifier(outer), ObjectIdentifier(inner)])
    #expect(!outer.canPerformAction(Selector("nothing:"), withSender: nil))
  }
}
