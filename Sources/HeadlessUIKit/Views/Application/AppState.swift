/// The app that was launched on one screen.
@MainActor
final class AppState: ScreenState {
  let application = UIApplication()
  /// The delegates of the app: its own, then those of its scenes.
  var delegates: [AnyObject] = []
  /// The number of background tasks that the app began.
  var backgroundTasks = 0

  init() {}

  /// The app's delegate; nil if no app was launched.
  var appDelegate: (any UIApplicationDelegate)? {
    delegates.lazy.compactMap { $0 as? any UIApplicationDelegate }.first
  }
  /// The delegate of the scene that was connected last; nil if there is none.
  var sceneDelegate: (any UIWindowSceneDelegate)? {
    delegates.lazy.compactMap { $0 as? any UIWindowSceneDelegate }.last
  }
}
