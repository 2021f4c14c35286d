import Foundation

/// The place of an active search, and the views that it moves.
///
/// A search bar in a navigation bar stays there, and the search's content is shown below that bar.
/// Any other search bar, for example in a table's header, moves to the top of the nearest
/// controller that defines a presentation context. At the end it moves back
/// (https://developer.apple.com/documentation/uikit/uisearchcontroller). The other views and
/// controllers of the screen are held weakly, because an app's controllers own their search.
@MainActor
final class SearchPlacement {
  private let searchBar: UISearchBar
  /// The view that contains the search's content view.
  private weak var host: UIView?
  /// The navigation bar above the search's content. Nil if the content covers everything.
  private(set) weak var navigationBar: UINavigationBar?
  /// The controller whose view is covered. Nil below a navigation bar.
  private weak var context: UIViewController?
  /// The navigation controller whose bar is hidden during the search.
  private weak var navigation: UINavigationController?
  /// The superview of the search bar before the search. Nil if it had none.
  private weak var originalSuperview: UIView?
  private var homeIndex = 0
  private var originalFrame = CGRect.zero

  /// Whether the search bar is moved and placed by the search.
  var movesBar: Bool { context != nil }

  /// Creates a placement, or nil if the search is not in a window.
  ///
  /// - Parameter presenter: The controller that presents the search in code. Nil finds the
  ///   controller around the search bar.
  init?(of search: UISearchController, presentedBy presenter: UIViewController?) {
    searchBar = search.searchBar
    if let bar = searchBar.enclosingNavigationBar, presenter == nil {
      guard let host = bar.superview else { return nil }
      (self.host, navigationBar) = (host, bar)
      return
    }
    guard let owner = presenter ?? searchBar.nearestController,
      let window = owner.viewIfLoaded?.window,
      let context = owner.contextDefiner ?? window.rootViewController,
      let host = context.view.superview
    else { return nil }
    (self.host, self.context) = (host, context)
    if search.hidesNavigationBarDuringPresentation,
      let navigation = owner.nearestNavigationController, !navigation.isNavigationBarHidden
    {
      self.navigation = navigation
    }
  }

  /// Adds the search's view, and moves the search bar into it if necessary.
  func open(_ content: UIView) {
    UIView.performWithoutAnimation {
      if let navigationBar {
        content.frame = host?.bounds ?? .zero
        host?.insertSubview(content, belowSubview: navigationBar)
        navigationBar.itemChanged()
      } else if let context {
        content.frame = context.view.frame
        host?.insertSubview(content, aboveSubview: context.view)
        originalSuperview = searchBar.superview
        homeIndex = originalSuperview?.subviews.firstIndex { $0 === searchBar } ?? 0
        originalFrame = searchBar.frame
        content.addSubview(searchBar)
        searchBar.frame = restingFrame(in: content)
      }
      content.layoutIfNeeded()
    }
  }

  /// Hides or shows the navigation bar. Called inside the animation.
  func showNavigationBar(_ isShown: Bool) {
    navigation?.setNavigationBarHidden(!isShown, animated: false)
    for view in [navigation?.view, host] {
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
  }

  /// Returns the search bar's frame at the top, during the search.
  func barFrame(in content: UIView) -> CGRect {
    let height = searchBar.sizeThatFits(content.bounds.size).height
    let top = context?.view.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: top, width: content.bounds.width, height: height)
  }

  /// Returns the search bar's frame before and after the search: its old place, or above the upper
  /// edge.
  func restingFrame(in content: UIView) -> CGRect {
    if let originalSuperview { return content.convert(originalFrame, from: originalSuperview) }
    let frame = barFrame(in: content)
    return frame.offsetBy(dx: 0, dy: -frame.maxY)
  }

  /// Moves the search bar back, unless the app has moved it.
  func close(_ content: UIView?) {
    content?.removeFromSuperview()
    guard movesBar, searchBar.superview === content else { return }
    searchBar.removeFromSuperview()
    originalSuperview?.insertSubview(searchBar, at: homeIndex)
    searchBar.frame = originalFrame
  }
}

extension UIResponder {
  /// The nearest view controller in the responder chain, including the receiver.
  fileprivate var nearestController: UIViewController? {
    for case let controller as UIViewController in chain { return controller }
    return nil
  }
}

extension UIView {
  fileprivate var enclosingNavigationBar: UINavigationBar? {
    for case let bar as UINavigationBar in ancestry { return bar }
    return nil
  }
}

extension UIViewController {
  /// The nearest navigation controller, including the receiver.
  fileprivate var nearestNavigationController: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}
