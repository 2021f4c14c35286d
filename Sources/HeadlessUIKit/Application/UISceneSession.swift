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
  }

  /// What its scene is made of.
  public let configuration: UISceneConfiguration
  /// The configuration's.
  public var role: Role { configuration.role }

  /// On iOS the system makes sessions; here, whoever runs a scene delegate.
  public init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init(_object: ())
  }
}
