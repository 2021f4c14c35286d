/// One instance of an app's interface, as scene delegates are handed it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session it was connected with.
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?

  /// On iOS the system makes scenes; here, whoever runs a scene delegate.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether a scene is in use; raw values as UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Always in use: nothing else has the screen.
  open var activationState: ActivationState { .foregroundActive }

  /// What a scene is connected with.
  ///
  /// - Note: Partly: always nothing; nobody opened the app.
  @preconcurrency @MainActor
  open class ConnectionOptions: _Object {
    /// - Note: Partly: always empty; nobody opened the app.
    public init() { super.init(_object: ()) }
  }
}
