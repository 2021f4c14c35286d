import Foundation
import ScrollPhysics

extension UIWindow {
  /// Scrolls to the top after a tap on the status bar, if exactly one visible scroll view allows
  /// it. If several do, none scrolls.
  func scrollToTop() {
    let listening = scrollViews(in: self).filter {
      $0.scrollsToTop && $0.isScrollEnabled && $0.scrollAxis(.vertical).isDraggable
    }
    if let only = listening.first, listening.count == 1 { only.scrollToTopByTap() }
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap(scrollViews)
  }
}

extension UIScrollView {
  /// Animates to the top if the delegate allows it. The delegate is called on arrival.
  func scrollToTopByTap() {
    let top = CGFloat(scrollAxis(.vertical).range.lower)
    guard contentOffset.y > top, drag == nil,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    isScrollingToTop = true
  }
}
