/// A scene that shows windows on the screen.
open class UIWindowScene: UIScene {
  // Held weakly, because the environment holds its scene.
  private weak var ownEnvironment: ScreenEnvironment? = .current
  final var screenEnvironment: ScreenEnvironment { ownEnvironment ?? .current }
  private var environment: ScreenEnvironment { screenEnvironment }

  /// The screen of the environment in which the scene was created.
  open var screen: UIScreen { environment.screen }

  /// The coordinate space of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The windows that have been key, in the order in which they last became key.
  open var windows: [UIWindow] { environment.windows }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { environment.keyWindow }

  /// The manager of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(environment) }

  /// The traits of the screen, with those that the scene overrides.
  open var traitCollection: UITraitCollection { environment.sceneTraits }
  /// Called after the scene's traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  final var traitObservers: [TraitObserver] = []
  /// The traits of `traitOverrides`; nil for none.
  final var ownTraitOverrides: UITraitCollection? { environment[SceneTraits.self].overrides }
  /// The size limits of the scene. Always nil, because scenes cannot be resized.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The orientation of the app's interface.
  open var interfaceOrientation: UIInterfaceOrientation { environment.orientation }
}
