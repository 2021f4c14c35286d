import Foundation

/// The start of an app, as UIKit makes it: the delegate is told, then the delegate of its scene.
@_spi(Overscroll)
@MainActor
public struct AppLaunch {
  private let appDelegate: (any UIApplicationDelegate)?
  private let sceneDelegate: (any UIWindowSceneDelegate)?

  /// - Parameters:
  ///   - appDelegate: nil, and any other object, for an app without.
  ///   - sceneDelegate: of an app whose windows are its scenes'.
  public init(appDelegate: AnyObject?, sceneDelegate: AnyObject?) {
    self.appDelegate = appDelegate as? any UIApplicationDelegate
    self.sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate
  }

  /// Launches the app in the environment whose code is being run, which keeps its delegates.
  ///
  /// - Parameter main: the first controller of its main storyboard, for which UIKit makes a window
  ///   before it tells the delegate; nil if it has none.
  /// - Returns: the window that the app shows; nil if it made none.
  public func run(main: UIViewController? = nil) -> UIWindow? {
    let environment = ScreenEnvironment.current
    let application = UIApplication.shared
    environment.launched = [appDelegate as AnyObject?, sceneDelegate].compactMap(\.self)
    let first = main.map { main in
      let window = UIWindow(frame: environment.screen.bounds)
      window.defersRoot = true
      window.rootViewController = main
      return window
    }
    if sceneDelegate == nil, let first { appDelegate?.window = first }
    if let appDelegate {
      application.delegate = appDelegate
      _ = appDelegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = appDelegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification)
    if let sceneDelegate { connect(sceneDelegate, first, environment.windowScene) }
    let shown = sceneDelegate?.window ?? appDelegate?.window ?? first
    shown?.makeKeyAndVisible()
    appDelegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
    return shown ?? environment.keyWindow
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  private func connect(
    _ delegate: any UIWindowSceneDelegate, _ first: UIWindow?, _ scene: UIWindowScene
  ) {
    scene.delegate = delegate
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
