import Foundation

extension UINavigationController: ScrollContentObserver {
  /// The scroll distance over which a bar's background fades in, in points.
  private static let edgeFade: CGFloat = 16

  /// Places the bars and the top view, and updates them for the content offset. A bar that the app
  /// moved stays where it is, as long as its own frame is unchanged.
  func layOutBars() {
    let top = topViewController
    let safeTop = view.safeAreaInsets.top
    let bar = navigationBar
    let expanded = bar.heights.expanded
    let isUnder = top.map(reachesUnderBar) ?? true
    let scrollView = isUnder ? top?.contentScrollView(for: .top) : nil
    follow(scrollView)
    let height = barHeight(over: scrollView)
    let shown = isNavigationBarHidden ? 0 : min(height.bar, expanded)
    bar.topExtension = safeTop
    bar.overscroll = max(0, height.bar - expanded)
    bar.edgeDistance = height.scrolled.map { ($0) / Self.edgeFade }
    let y = isNavigationBarHidden ? -height.bar : safeTop
    barPlacement.place(
      bar, at: CGRect(x: 0, y: y, width: view.bounds.width, height: height.bar))
    scrollView?.barExtension = isNavigationBarHidden ? 0 : expanded - shown
    guard let top, let content = top.viewIfLoaded, content.superview === view else { return }
    let start = isUnder || isNavigationBarHidden ? 0 : safeTop + shown
    let tools = layOutToolbar(below: top)
    let end = tools.isUnder ? 0 : tools.height + view.safeAreaInsets.bottom
    place(
      content,
      CGRect(x: 0, y: start, width: view.bounds.width, height: view.bounds.height - start - end))
    top.barInsets = UIEdgeInsets(
      top: isUnder ? shown : 0, left: 0, bottom: tools.isUnder ? tools.height : 0, right: 0)
    if let scrollView { hideSearchBarInitially(of: top.navigationItem, over: scrollView) }
    tabBarController?.contentMoved(under: self)
  }

  /// Hides the search bar at first, if the content is long enough to scroll under the bar.
  private func hideSearchBarInitially(of item: UINavigationItem, over scrollView: UIScrollView) {
    let height = navigationBar.heights.hidingSearch
    guard height > 0, !item.didHideSearchBarInitially, scrollView.bounds.height > 0,
      scrollView.adjustedContentInset.top > 0
    else { return }
    let start = -(scrollView.adjustedContentInset.top + scrollView.effectiveBarExtension)
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    guard end - start >= height else { return }
    item.didHideSearchBarInitially = true
    guard scrollView.contentOffset.y <= start else { return }
    UIView.performWithoutAnimation {
      scrollView.contentOffset.y = start + height
      layOutBars()
    }
  }

  /// Places the toolbar at the bottom, or below the view while it is hidden.
  ///
  /// - Returns: The height that the toolbar takes above the safe area, and whether content extends
  ///   under it.
  private func layOutToolbar(
    below top: UIViewController
  ) -> (height: CGFloat, isUnder: Bool) {
    let size = view.bounds.size
    let safe = view.safeAreaInsets.bottom
    guard !isToolbarHidden else {
      if toolbar.superview === view {
        toolbarPlacement.place(
          toolbar,
          at: CGRect(x: 0, y: size.height, width: size.width, height: toolbar.bounds.height))
      }
      return (0, true)
    }
    let height = toolbar.contentHeight
    toolbarPlacement.place(
      toolbar,
      at: CGRect(
        x: 0, y: size.height - safe - height, width: size.width, height: height + safe))
    let scrollView = top.contentScrollView(for: .bottom)
    toolbar.edgeDistance = scrollView.map { $0.lengthBelow(toolbar) / Self.edgeFade } ?? 0
    let isUnder =
      top.edgesForExtendedLayout.contains(.bottom)
      && (toolbar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
    return (height, isUnder)
  }

  /// Sets the frame of a view. While a transition transforms it, only its size is set.
  private func place(_ content: UIView, _ frame: CGRect) {
    if content.transform.isIdentity {
      if content.frame != frame { content.frame = frame }
    } else {
      content.bounds.size = frame.size
    }
  }

  /// Whether a controller's view begins at the top of the screen.
  private func reachesUnderBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Returns the bar's height for the content's offset. The bar's lower edge follows the content's
  /// upper edge, from `expanded` (and beyond, while the content is pulled down) to `collapsed`.
  ///
  /// - Returns: The height, and the distance that content has moved under the collapsed bar; 0 for
  ///   content that does not scroll.
  private func barHeight(over scrollView: UIScrollView?) -> (bar: CGFloat, scrolled: CGFloat?) {
    let heights = navigationBar.heights
    let (low, high) = (heights.collapsed, heights.expanded)
    guard let scrollView else { return (high, 0) }
    let start = scrollView.adjustedContentInset.top + scrollView.effectiveBarExtension
    let gone = scrollView.contentOffset.y + start
    let scrolled = gone - (high - low)
    guard high > low else { return (low, scrolled) }
    return (max(low, high - gone), scrolled)
  }

  private func follow(_ scrollView: UIScrollView?) {
    guard followed !== scrollView else { return }
    if followed?.contentObserver === self {
      followed?.contentObserver = nil
      followed?.barExtension = 0
    }
    followed = scrollView
    scrollView?.contentObserver = self
  }

  // MARK: - Content scrolling

  func scrollViewMoved(_ scrollView: UIScrollView) {
    if scrollView === followed { viewIfLoaded?.setNeedsLayout() }
  }

  /// Snaps to the expanded or collapsed bar if the content would stop in between.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let heights = navigationBar.heights
    let extent = heights.expanded - heights.collapsed
    guard scrollView === followed, extent > 0, !isNavigationBarHidden else { return offset }
    let start = scrollView.adjustedContentInset.top + scrollView.effectiveBarExtension
    let gone = offset.y + start
    guard gone > 0, gone < extent else { return offset }
    // The search bar collapses first, then the large title.
    let search = heights.hidingSearch
    let (low, high) = gone < search ? (0, search) : (search, extent)
    return CGPoint(x: offset.x, y: (gone < (low + high) / 2 ? low : high) - start)
  }

  /// Hides or shows the bars after a drag. `velocity` is the content's, in points per millisecond.
  func dragEnded(_ scrollView: UIScrollView, velocity: CGPoint) {
    guard hidesBarsOnSwipe, scrollView === followed, velocity.y != 0 else { return }
    setBars(hidden: velocity.y > 0)
  }
}
