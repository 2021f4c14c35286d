/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: _Object {
  /// The name in an app's property list; nothing looks it up.
  public let name: String?
  /// What scenes made of it are for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate; nil for the one that the property list names.
  open var delegateClass: AnyClass?
  /// The class of the scene; kept, scenes are window scenes.
  open var sceneClass: AnyClass?
  /// Whose first controller the scene shows; nil for the one that the property list names.
  open var storyboard: UIStoryboard?

  /// A configuration under a name that nothing looks up.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(_object: ())
  }
}
