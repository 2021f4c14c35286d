import Foundation

/// Where a search takes place, and what it moves for that.
///
/// A search bar in a navigation bar stays there, and what the search shows lies under that bar. Any other one,
/// such as a table's header, goes to the top of the nearest controller that defines a presentation context,
/// above what the search shows, and back where it was at the end
/// (https://developer.apple.com/documentation/uikit/uisearchcontroller). Nothing of the screen is held by it: an
/// app's controllers hold their search.
@MainActor
final class SearchPlacement {
  private let searchBar: UISearchBar
  /// In which view the search lies.
  private weak var host: UIView?
  /// That what it shows stays below; nil where it covers all.
  private(set) weak var navigationBar: UINavigationBar?
  /// The controller whose view is covered; nil under a navigation bar.
  private weak var context: UIViewController?
  /// Whose bar is away meanwhile.
  private weak var navigation: UINavigationController?
  /// Where the bar was, and is to be again; nil for a bar that was nowhere.
  private weak var home: UIView?
  private var homeIndex = 0
  private var homeFrame = CGRect.zero

  /// Whether the bar is the search's own to place.
  var movesBar: Bool { context != nil }

  /// Nil where nothing of it is in a window.
  ///
  /// - Parameter presenter: who presents the search by code; nil finds the controller around its bar.
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

  /// Puts the search's view in place, and the bar into it where it still is on the screen.
  func open(_ content: UIView) {
    UIView.performWithoutAnimation {
      if let navigationBar {
        content.frame = host?.bounds ?? .zero
        host?.insertSubview(content, belowSubview: navigationBar)
        navigationBar.itemChanged()
      } else if let context {
        content.frame = context.view.frame
        host?.insertSubview(content, aboveSubview: context.view)
        home = searchBar.superview
        homeIndex = home?.subviews.firstIndex { $0 === searchBar } ?? 0
        homeFrame = searchBar.frame
        content.addSubview(searchBar)
        searchBar.frame = restingFrame(in: content)
      }
      content.layoutIfNeeded()
    }
  }

  /// Takes the navigation bar away or brings it back; called in the animation.
  func showNavigationBar(_ isShown: Bool) {
    navigation?.setNavigationBarHidden(!isShown, animated: false)
    for view in [navigation?.view, host] {
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
  }

  /// The bar's frame at the top, while the search is on.
  func barFrame(in content: UIView) -> CGRect {
    let height = searchBar.sizeThatFits(content.bounds.size).height
    let top = context?.view.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: top, width: content.bounds.width, height: height)
  }

  /// Where it comes from and goes to: its home, or beyond the upper edge.
  func restingFrame(in content: UIView) -> CGRect {
    if let home { return content.convert(homeFrame, from: home) }
    let frame = barFrame(in: content)
    return frame.offsetBy(dx: 0, dy: -frame.maxY)
  }

  /// The bar goes home, unless the app has put it elsewhere.
  func close(_ content: UIView?) {
    content?.removeFromSuperview()
    guard movesBar, searchBar.superview === content else { return }
    searchBar.removeFromSuperview()
    home?.insertSubview(searchBar, at: homeIndex)
    searchBar.frame = homeFrame
  }
}

extension UIResponder {
  /// The controller that it lies in, itself if it is one.
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  fileprivate var enclosingNavigationBar: UINavigationBar? {
    var view = superview
    while let current = view {
      if let bar = current as? UINavigationBar { return bar }
      view = current.superview
    }
    return nil
  }
}

extension UIViewController {
  /// Itself, if it is one.
  fileprivate var nearestNavigationController: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}
