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
