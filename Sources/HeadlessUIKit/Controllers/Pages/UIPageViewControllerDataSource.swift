/// The data source of a page view controller, which provides its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one, or nil. Called when a drag begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one, or nil. Called when a drag begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control. Zero shows none. Called after code sets pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot. Called after code sets pages; a swipe moves it by one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no page control is shown.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot is the current one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
