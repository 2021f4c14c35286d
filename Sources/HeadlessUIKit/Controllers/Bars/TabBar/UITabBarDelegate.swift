/// Is told of taps on the tabs of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tab was tapped, be it the chosen one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The list of all tabs is coming.
  ///
  /// - Note: Partly: never called: people cannot rearrange tabs here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The list of all tabs is there.
  ///
  /// - Note: Partly: never called: people cannot rearrange tabs here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The list of all tabs is going.
  ///
  /// - Note: Partly: never called: people cannot rearrange tabs here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The list of all tabs is gone.
  ///
  /// - Note: Partly: never called: people cannot rearrange tabs here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
