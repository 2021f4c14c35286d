/// The identity of a scene, with its configuration.
@preconcurrency @MainActor
open class UISceneSession: _Object {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in a property list.
    public let rawValue: String

    /// Creates a role from any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external display, which is not simulated.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// The role of the scene, from its configuration.
  public var role: Role { configuration.role }

  /// The scene of the session, after it was created.
  open internal(set) weak var scene: UIScene?
  /// The identifier of the session. Equal on every machine, because there is one session.
  open var persistentIdentifier: String { "0FEC0DE0-0000-4000-8000-000000000002" }
  /// Data that the app attaches to the session.
  open var userInfo: [String: Any]?
  /// The activity from which the scene is restored. Always nil.
  open var stateRestorationActivity: NSUserActivity? { nil }

  /// Creates a session. On iOS the system creates sessions. Here, the code that runs a scene
  /// delegate does.
  public init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init(_object: ())
  }
}
