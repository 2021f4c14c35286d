public import Foundation

/// Owns a view and hears of its life. Members an app may override stand in the class body.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// A navigation controller shows it in the layout that follows.
  open var title: String? {
    didSet { parent?.loadedView?.setNeedsLayout() }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else {
        (loadedView?.environment ?? .current).problems.raise(
          .notFinite(
            owner: "\(type(of: self))", property: "additionalSafeAreaInsets",
            value: additionalSafeAreaInsets.numbers))
        return additionalSafeAreaInsets = oldValue
      }
      if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaChanged() }
    }
  }
  /// The controller that contains this one: a navigation controller; nil at the top.
  public internal(set) weak var parent: UIViewController?
  /// What the containing controller's bars cover beyond the safe area.
  var barInsets = UIEdgeInsets.zero

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Both arguments are kept for iOS sources: there are no nibs, `loadView()` makes the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { loadedView?.superview }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Made by `loadView` when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        loadedView?.owner = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  open func loadViewIfNeeded() { _ = view }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Call super last: the default updates the view's own constraints.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  // MARK: Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Makes the window ask again. In an animation block, a change is animated.
  open func setNeedsStatusBarAppearanceUpdate() {
    guard let window = loadedView?.window, let root = window.rootViewController else { return }
    window.updateStatusBar(for: root)
  }

  /// The controller that answers for this one.
  func statusBarSource(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    self[keyPath: child]?.statusBarSource(child) ?? self
  }
}

/// The colour of the status bar's clock and symbols; raw values as UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes when its appearance is updated in an animation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
