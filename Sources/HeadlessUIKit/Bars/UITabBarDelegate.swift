/// Is told of taps on the tabs of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tab was tapped, be it the chosen one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
