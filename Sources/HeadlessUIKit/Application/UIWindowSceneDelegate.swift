/// What the delegate of a scene with a window may implement.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and not to be set: a delegate with a window declares its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
