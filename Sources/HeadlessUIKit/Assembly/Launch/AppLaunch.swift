import Foundation

/// The launch of an app: calls the app delegate and then the scene delegate, in UIKit's order.
@_spi(Overscroll)
@MainActor
public struct AppLaunch {
  private let appDelegate: (any UIApplicationDelegate)?
  private let sceneDelegate: (any UIWindowSceneDelegate)?

  /// Creates a launch with the app's delegates.
  ///
  /// - Parameters:
  ///   - appDelegate: The app delegate. Nil, or an object of another type, for an app without one.
  ///   - sceneDelegate: The delegate of the window scene. Nil for an app that creates its window
  ///     without scenes.
  public init(appDelegate: AnyObject?, sceneDelegate: AnyObject?) {
    self.appDelegate = appDelegate as? any UIApplicationDelegate
    self.sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate
  }

  /// Launches the app in the current environment, which keeps the delegates alive.
  ///
  /// - Parameter main: Returns the initial view controller of the main storyboard; nil if the app
  ///   has none. As in UIKit, it is called when the app delegate is known and has not been called,
  ///   or, with a scene delegate, when the scene connects.
  /// - Returns: The window that the app shows; nil if it created none.
  /// - Throws: The errors of `main`.
  public func run(main: (() throws -> UIViewController?)? = nil) rethrows -> UIWindow? {
    let environment = ScreenEnvironment.current
    let application = UIApplication.shared
    let state = environment[AppState.self]
    install()
    var first: UIWindow?
    if sceneDelegate == nil, let root = try main?() {
      first = window(root, in: environment)
      appDelegate?.window = first
    }
    if let appDelegate {
      UncalledMethod.report(of: appDelegate, to: environment.problems)
      _ = appDelegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = appDelegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification)
    var sceneDelegate = sceneDelegate
    if let kept = sceneDelegate {
      let scene = environment.windowScene
      let asked = appDelegate?.application(
        application, configurationForConnecting: scene.session,
        options: UIScene.ConnectionOptions())
      let delegate = asked.flatMap { makeSceneDelegate($0.delegateClass, unless: kept) } ?? kept
      sceneDelegate = delegate
      state.delegates.append(delegate)
      let root = try asked?.storyboard?.instantiateInitialViewController() ?? main?()
      first = root.map { window($0, in: environment) }
      connect(delegate, first, scene)
    }
    let shown = sceneDelegate?.window ?? appDelegate?.window ?? first
    shown?.makeKeyAndVisible()
    appDelegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
    return shown ?? environment.keyWindow
  }

  /// Returns a window with a screen that is shown without launching the app. The delegates exist,
  /// have the window and are not called.
  public func window(with makeRoot: () throws -> UIViewController) rethrows -> UIWindow {
    install()
    let window = UIWindow(frame: ScreenEnvironment.current.screen.bounds)
    if let sceneDelegate { sceneDelegate.window = window } else { appDelegate?.window = window }
    window.rootViewController = try makeRoot()
    return window
  }

  /// Sets the delegates of the application and its scene. The current environment keeps them alive.
  private func install() {
    let environment = ScreenEnvironment.current
    environment[AppState.self].delegates =
      [appDelegate as AnyObject?, sceneDelegate].compactMap(\.self)
    UIApplication.shared.delegate = appDelegate
    environment.windowScene.delegate = sceneDelegate
  }

  private func window(_ root: UIViewController, in environment: ScreenEnvironment) -> UIWindow {
    let window = UIWindow(frame: environment.screen.bounds)
    window.defersRoot = true
    window.rootViewController = root
    return window
  }

  /// Makes a scene delegate of the class that the app asks for. Nil if `delegate` already has that
  /// class.
  private func makeSceneDelegate(
    _ type: AnyClass?, unless delegate: any UIWindowSceneDelegate
  ) -> (any UIWindowSceneDelegate)? {
    guard let type, type != Swift.type(of: delegate), let made = type as? UIResponder.Type else {
      return nil
    }
    return made.makeResponder(()) as? any UIWindowSceneDelegate
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  private func connect(
    _ delegate: any UIWindowSceneDelegate, _ first: UIWindow?, _ scene: UIWindowScene
  ) {
    scene.delegate = delegate
    UncalledMethod.report(of: delegate, to: ScreenEnvironment.current.problems)
    if let first { delegate.window = first }
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: scene)
    }
    post(UIScene.willConnectNotification)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
    delegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }
}
