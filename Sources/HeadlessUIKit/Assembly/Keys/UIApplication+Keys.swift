extension UIApplication {
  /// Returns the app for the key `shared` or `sharedApplication`, by which extensions access it.
  ///
  /// Any other key raises a problem and returns nil, where UIKit raises an exception.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard ["shared", "sharedApplication"].contains(keyPath) else {
      ScreenEnvironment.current.problems.raise(.undefinedKey(keyPath, object: "UIApplication"))
      return nil
    }
    return shared
  }

  /// Returns the app for the key `shared` or `sharedApplication`; other keys raise a problem.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
