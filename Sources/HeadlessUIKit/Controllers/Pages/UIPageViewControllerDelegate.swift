/// Is told of swipes from page to page; not of pages set by code.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to bring a page, before that page's `viewWillAppear`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The page is there, or the finger let the old one come back: `transitionCompleted` says which.
  /// After `viewDidAppear` and `viewDidDisappear` of both.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
