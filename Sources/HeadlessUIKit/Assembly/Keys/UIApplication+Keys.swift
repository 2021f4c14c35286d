extension UIApplication {
  /// The one property of the class that apps reach by name: `shared`, the app, from where it may not be named.
  /// Any other is a mistake of the screen, for which UIKit raises an exception.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard ["shared", "sharedApplication"].contains(keyPath) else {
      ScreenEnvironment.current.problems.raise(.undefinedKey(keyPath, object: "UIApplication"))
      return nil
    }
    return shared
  }

  /// The same.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
