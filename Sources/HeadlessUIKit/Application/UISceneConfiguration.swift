/// How a scene is to be made.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
