/// A scene on the screen in use.
open class UIWindowScene: UIScene {
  // Not kept: the environment keeps its scene.
  private weak var ownEnvironment: ScreenEnvironment? = .current
  private var environment: ScreenEnvironment { ownEnvironment ?? .current }

  /// The screen of the environment whose code made the scene.
  open var screen: UIScreen { environment.screen }

  /// The screen's: a scene fills it.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The windows that were made visible, the last one last.
  open var windows: [UIWindow] { environment.windows }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { environment.keyWindow }

  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(environment) }

  /// The screen's.
  open var traitCollection: UITraitCollection { environment.traits }
  /// Nil where a scene's size is not the user's to choose.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Which way up the app is shown.
  open var interfaceOrientation: UIInterfaceOrientation { environment.orientation }
}
