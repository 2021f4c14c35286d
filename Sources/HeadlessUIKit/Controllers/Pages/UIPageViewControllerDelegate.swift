/// The delegate of a page view controller, which is notified of swipes but not of pages that code
/// sets.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a swipe begins to show a page, before that page's `viewWillAppear`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a swipe ends, after `viewDidAppear` and `viewDidDisappear` of both pages.
  ///
  /// `completed` is false if the old page came back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the spine location for an orientation of the device.
  ///
  /// - Note: Partly: never called: pages scroll and have no spine.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the supported interface orientations. Nil uses those of the page view controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask?
  /// Returns the preferred interface orientation for a presentation.
  ///
  /// - Note: Partly: never called: presenting a view controller never rotates the screen.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Has no effect by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Has no effect by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns `.none`.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .none }
  /// Returns nil: the page view controller's orientations apply.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask? { nil }
  /// Returns `.portrait`.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
