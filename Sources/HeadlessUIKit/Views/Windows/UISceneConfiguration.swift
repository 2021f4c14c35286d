/// The classes and the storyboard from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: _Object {
  /// The name of the configuration in the property list. Not looked up here.
  public let name: String?
  /// The role of scenes with this configuration.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate; nil for the one in the property list.
  open var delegateClass: AnyClass?
  /// The class of the scene. Stored without effect: all scenes are window scenes.
  open var sceneClass: AnyClass?
  /// The storyboard whose initial view controller the scene shows; nil for the one in the property
  /// list.
  open var storyboard: UIStoryboard?

  /// Creates a configuration. The name is not looked up in a property list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(_object: ())
  }

  /// Creates a configuration without a name for the scenes of windows.
  public convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
}
