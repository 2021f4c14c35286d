public import Foundation

/// The methods that a scroll view calls on its delegate. Default implementations do nothing, or
/// call the object that `forwardingTarget(for:)` returns.
///
/// The calls of a drag are, in order: will begin dragging, did scroll for every tick that moves,
/// will end and did end dragging at lift-off. If the content decelerates, will begin decelerating,
/// did scroll and did end decelerating follow.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts. `velocity` is in points per millisecond. The delegate may change
  /// `targetContentOffset.pointee`, except while paging.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view to scale, called at each zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a pinch or an animation zooms.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has ended: after the fingers have lifted and the scale is within its
  /// limits, or after an animation.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Returns whether the delegate's class has the method: a method of this protocol in an app that
  /// a scene names, or an action method.
  @_disfavoredOverload
  public func responds(to aSelector: Selector?) -> Bool {
    if let object = self as? _Object { return object.responds(to: aSelector) }
    return aSelector.map { SelectorMethods.responds(self, to: $0) } ?? false
  }

  /// Returns the object that is called instead of a delegate without the method.
  private func other(_ selector: String) -> (any UIScrollViewDelegate)? {
    let other = (self as? _Object)?.forwardingTarget(for: Selector(selector))
    guard let other = other as? any UIScrollViewDelegate, other !== self else { return nil }
    return other
  }

  /// The default implementation, which does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    other("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    other("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  /// The default implementation, which keeps the target offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    other("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    other("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    other("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    other("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    other("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    other("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    other("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    other("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(
      scrollView)
  }
  /// Returns nil: no view zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    other("viewForZoomingIn:")?.viewForZooming(in: scrollView) ?? nil
  }
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    other("scrollViewWillBeginZooming:with:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    other("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  /// The default implementation, which does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    other("scrollViewDidEndZooming:with:atScale:")?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
}
