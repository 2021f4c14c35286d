public import Foundation

/// What a scroll view tells. Every method has a default that does nothing, or has the object of
/// `forwardingTarget(for:)` do it. In the order of a drag: will begin
/// dragging, did scroll for every tick that moves, will and did end dragging at lift-off, then, if it
/// goes on by itself, will begin decelerating, did scroll, did end decelerating.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// `velocity` is in points per millisecond. `targetContentOffset.pointee` may be changed, except
  /// while paging.
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
  /// What the scroll view scales; asked whenever it zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers, or an animation, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The fingers left, and the content is back within the limits; or an animation is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Whether its class has a method of that name: one of this protocol's in an app that a scene names, or an
  /// action's.
  @_disfavoredOverload
  public func responds(to aSelector: Selector?) -> Bool {
    if let object = self as? _Object { return object.responds(to: aSelector) }
    return aSelector.map { SelectorMethods.responds(self, to: $0) } ?? false
  }

  /// Who is told instead of a delegate whose class does not have the method.
  private func other(_ selector: String) -> (any UIScrollViewDelegate)? {
    let other = (self as? _Object)?.forwardingTarget(for: Selector(selector))
    guard let other = other as? any UIScrollViewDelegate, other !== self else { return nil }
    return other
  }

  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    other("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    other("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  /// Does nothing: the scroll view comes to rest where it was going to.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    other("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    other("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    other("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    other("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    other("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    other("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    other("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    other("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(
      scrollView)
  }
  /// Nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    other("viewForZoomingIn:")?.viewForZooming(in: scrollView) ?? nil
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    other("scrollViewWillBeginZooming:with:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    other("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    other("scrollViewDidEndZooming:with:atScale:")?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
}
