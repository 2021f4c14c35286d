import Foundation
import ScrollPhysics

extension UIWindow {
  /// The status bar was tapped: the one scroll view on the screen that listens goes to its top. Of
  /// several that would, none does.
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
  /// Goes to the top in an animation, if the delegate lets it; it hears of the arrival.
  func scrollToTopByTap() {
    let top = CGFloat(scrollAxis(.vertical).range.lower)
    guard contentOffset.y > top, drag == nil,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    isScrollingToTop = true
  }
}
