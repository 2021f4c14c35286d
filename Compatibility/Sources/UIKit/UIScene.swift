public import HeadlessUIKit

/// One instance of an app's interface, as scene delegates are handed it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What a scene is connected with: nothing, because nobody opened the app.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    public init() {}
  }
}

/// A scene on the screen in use.
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
}

extension UIWindow {
  /// As large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}

/// A scene's identity.
@preconcurrency @MainActor
public final class UISceneSession {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let configuration: UISceneConfiguration
  public var role: Role { configuration.role }

  /// On iOS the system makes sessions; here, whoever runs a scene delegate.
  public init(configuration: UISceneConfiguration) { self.configuration = configuration }
}

extension UISceneSession: Hashable {
  nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How a scene is to be made.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// What a scene's delegate may implement. Every method has a default, as optional ones have on iOS.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and not to be set: a delegate with a window declares its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
