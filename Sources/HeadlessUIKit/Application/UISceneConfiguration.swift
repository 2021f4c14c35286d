/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: _Object {
  /// The name in an app's property list; nothing looks it up.
  public let name: String?
  /// What scenes made of it are for.
  public let role: UISceneSession.Role

  /// A configuration under a name that nothing looks up.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(_object: ())
  }
}
