/// A scene's identity.
@preconcurrency @MainActor
open class UISceneSession: _Object {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name in a property list.
    public let rawValue: String

    /// A role of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen, which there is none of.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// What its scene is made of.
  public let configuration: UISceneConfiguration
  /// The configuration's.
  public var role: Role { configuration.role }

  /// Its scene, from when that is there.
  open internal(set) weak var scene: UIScene?
  /// The same on every machine: there is one session.
  open var persistentIdentifier: String { "0FEC0DE0-0000-4000-8000-000000000002" }
  /// For the app's own use.
  open var userInfo: [String: Any]?
  /// Nothing is restored.
  open var stateRestorationActivity: NSUserActivity? { nil }

  /// On iOS the system makes sessions; here, whoever runs a scene delegate.
  public init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init(_object: ())
  }
}
