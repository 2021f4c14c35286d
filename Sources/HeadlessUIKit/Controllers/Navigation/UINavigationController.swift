public import Foundation

/// A container that manages a stack of view controllers and shows the last one below a bar with its
/// title.
///
/// The order of calls in a push:
///
/// 1. The new view loads.
/// 2. The old controller's `viewWillDisappear`, the new one's `viewWillAppear`, the delegate's
///    `willShow`.
/// 3. After the animation, if any: the old controller's `viewDidDisappear`, the new one's
///    `viewDidAppear` and `didMove(toParent:)`, the delegate's `didShow`.
open class UINavigationController: UIViewController, AppearanceForwardingContainer {
  /// The duration of hiding or showing the bars, in seconds, as in UIKit.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// The object that is notified of changes of the stack and provides custom transitions.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// The bar above the content. It is 44 points high, more with a prompt or a large title.
  open internal(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// The running transition, which is completed before another one begins.
  private var transition: NavigationTransition?
  private var stack: [UIViewController] = []

  /// Creates a navigation controller whose stack has one view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack and custom bar classes. Nil uses UIKit's
  /// classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let own = navigationBarClass as? UINavigationBar.Type {
      navigationBar = own.init(frame: .zero)
    }
    if let own = toolbarClass as? UIToolbar.Type { toolbar = own.init(frame: .zero) }
  }

  /// The orientations that the delegate returns, otherwise those of the superclass.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a navigation controller from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Stack

  /// The stack, from the root to the visible controller.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last view controller of the stack, which is shown. Nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented view controller, otherwise the top one.
  open var visibleViewController: UIViewController? { presented ?? topViewController }

  /// Pushes a view controller and shows it. Pushing one that is already on the stack raises an
  /// exception.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      return (viewIfLoaded?.environment ?? .current).problems.raise(
        .pushedTwice(controller: controller.stableName))
    }
    change(to: stack + [controller], isPush: true, animated: animated)
  }

  /// Pops the top view controller and returns it. At the root it has no effect and returns nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), isPush: false, animated: animated)
    return top
  }

  /// Pops to a view controller of the stack and returns the popped ones. Nil if it is not on the
  /// stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty {
      change(to: Array(stack[...index]), isPush: false, animated: animated)
    }
    return popped
  }

  /// Returns the stack from its top, without the source of the unwind segue.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the view controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Pops to the root and returns the popped view controllers. Nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The animation is a pop if the new top was already on the stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let isKnown = stack.contains { $0 === controllers.last }
    change(to: controllers, isPush: !isKnown, animated: animated)
  }

  private func change(
    to new: [UIViewController], isPush: Bool, animated: Bool, interactive: Bool = false
  ) {
    transition?.finish()
    let old = stack
    let outgoing = old.filter { controller in !new.contains { $0 === controller } }
    let incoming = new.filter { controller in !old.contains { $0 === controller } }
    for controller in outgoing { controller.willMove(toParent: nil) }
    for controller in incoming { addChild(controller) }
    stack = new
    children = new + outgoing
    let transition = NavigationTransition(
      self, from: old.last, to: new.last, incoming: incoming, outgoing: outgoing, isPush: isPush,
      animated: animated, interactive: interactive)
    self.transition = transition
    transition.run()
  }

  func transitionEnded() { transition = nil }

  /// Handles the end of a change of the stack. `MoreNavigationController` overrides it.
  func stackSettled() {}

  /// Restores the stack after a cancelled transition.
  func restore(_ outgoing: [UIViewController], without incoming: [UIViewController]) {
    stack.removeAll { controller in incoming.contains { $0 === controller } }
    stack += outgoing
    children = stack
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
    tabBarController?.stackChanged(of: self)
  }

  /// Pushes the secondary view controller, or the stack of a secondary navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard let navigation = secondaryViewController as? UINavigationController else {
      return pushViewController(secondaryViewController, animated: false)
    }
    splitViewController.borrow(from: navigation, onto: self, animated: false)
  }

  /// Returns the navigation controller whose stack collapsing moved here, and moves that stack
  /// back.
  ///
  /// View controllers that were pushed later move with it. Without such a navigation controller, it
  /// pops and returns the top of a stack of more than one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.returnBorrowedStacks(from: self).last ?? popViewController(animated: false)
  }

  // MARK: Interactive pop

  /// The gesture that pops the top view controller: a pan from the left edge.
  ///
  /// It begins only where the back button would pop, unless the app sets a custom delegate.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popPan }
  private let popPan = UIScreenEdgePanGestureRecognizer()
  private lazy var popGate = PopGestureGate(self)

  private func popByFinger() {
    let way = popPan.translation(in: view).x
    switch popPan.state {
    case .began:
      guard stack.count > 1, transition == nil else { return }
      change(to: stack.dropLast(), isPush: false, animated: true, interactive: true)
      transition?.follow(way)
    case .changed: transition?.follow(way)
    case .ended: transition?.endDrag(velocity: popPan.velocity(in: view).x)
    case .cancelled: transition?.endDrag(velocity: -.greatestFiniteMagnitude)
    case .possible, .failed: break
    }
  }

  /// Whether the pop gesture may begin: the stack can be popped, no transition runs, and the back
  /// button is shown.
  var mayPopByFinger: Bool {
    guard stack.count > 1, transition == nil, !isNavigationBarHidden,
      let item = topViewController?.navigationItem
    else { return false }
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
  }

  /// Pushes the view controller.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  // MARK: Navigation bar

  /// Whether the navigation bar is hidden. False by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var isBarHidden = false

  /// Hides or shows the navigation bar, in `hideShowBarDuration` if animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    viewIfLoaded?.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.view.layoutIfNeeded()
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether a swipe up hides the bars and a swipe down shows them again.
  open var hidesBarsOnSwipe = false
  /// Whether a tap on the content hides the bars and the next tap shows them again.
  open var hidesBarsOnTap = false
  /// Whether the bars are hidden when the keyboard appears.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden while height is compact, as on a phone in landscape.
  open var hidesBarsWhenVerticallyCompact = false { didSet { heightClassChanged() } }
  /// The pan gesture of the swipes that hide the bars. Add custom targets to it.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The tap gesture that hides the bars.
  public let barHideOnTapGestureRecognizer: UITapGestureRecognizer = UITapGestureRecognizer()
  lazy var barHidingGate = BarHidingGate(self)
  /// Whether the toolbar was hidden together with the bar, and is shown together with it.
  var hidToolbarWithBar = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      heightClassChanged()
    }
  }

  // MARK: Toolbar

  /// The toolbar at the bottom, hidden unless `isToolbarHidden` is false.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Whether the toolbar is hidden. True by default.
  open var isToolbarHidden: Bool {
    get { isToolbarOffscreen }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var isToolbarOffscreen = true

  /// Hides or shows the toolbar, in `hideShowBarDuration` if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarOffscreen else { return }
    isToolbarOffscreen = hidden
    guard isViewLoaded else { return }
    if !hidden { installToolbar() }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.view.layoutIfNeeded()
    }
  }

  private func installToolbar() {
    guard toolbar.superview !== view else { return }
    UIView.performWithoutAnimation {
      toolbar.items = topViewController?.toolbarItems
      view.addSubview(toolbar)
      let height = toolbar.contentHeight
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
    }
  }

  /// Updates the toolbar if the controller is on top of the stack.
  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: View life cycle

  open override func loadView() {
    view = NavigationControllerView(frame: UIScreen.main.bounds, controller: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // The top's `viewDidLoad` finds its item in the bar.
    navigationBar.items = stack.map(\.navigationItem)
    if let top = topViewController { install(top.view, at: 0) }
    view.addSubview(navigationBar)
    popPan.edges = .left
    if popPan.delegate == nil { popPan.delegate = popGate }
    popPan.addAction { [weak self] _ in self?.popByFinger() }
    view.addGestureRecognizer(popPan)
    watchForHidingBars()
    if !isToolbarOffscreen { installToolbar() }
    navigationBar.goBack = { [weak self] in self?.goBackByTap() }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Pops after a tap on the back button, unless a subclass that is the bar's delegate refuses.
  private func goBackByTap() {
    if let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  /// Adds a child's view below the bars.
  func install(_ child: UIView, at index: Int) {
    child.frame = view.bounds
    view.insertSubview(child, at: index)
  }

  /// The status bar style, which depends on the `barStyle` of a visible navigation bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    ExtensionOverrides.value(
      "preferredStatusBarStyle", of: self, upTo: UINavigationController.self,
      else: navigationBar.barStyle == .black ? .lightContent : .default)
  }
  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarStyle", of: self, upTo: UINavigationController.self,
      else: isBarHidden ? topViewController : nil)
  }
  open override var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarHidden", of: self, upTo: UINavigationController.self,
      else: topViewController)
  }

  final var barPlacement = BarPlacement()
  final var toolbarPlacement = BarPlacement()

  /// The scroll view whose content offset the bar follows, or nil.
  weak var followed: UIScrollView?
}
