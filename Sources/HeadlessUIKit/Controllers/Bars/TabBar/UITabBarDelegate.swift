/// The delegate of a tab bar, which is notified of taps on its tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after a tap on a tab, even if it was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the list for rearranging tabs appears.
  ///
  /// - Note: Partly: never called: rearranging tabs is not supported.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called after the list for rearranging tabs appeared.
  ///
  /// - Note: Partly: never called: rearranging tabs is not supported.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the list for rearranging tabs disappears.
  ///
  /// - Note: Partly: never called: rearranging tabs is not supported.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the list for rearranging tabs disappeared.
  ///
  /// - Note: Partly: never called: rearranging tabs is not supported.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Has no effect by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Has no effect by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Has no effect by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Has no effect by default.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Has no effect by default.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
