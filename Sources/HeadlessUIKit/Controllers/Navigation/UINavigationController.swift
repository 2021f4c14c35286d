public import Foundation

/// A stack of controllers, the last one shown, under a bar with its title.
///
/// In the order of the calls of a push: the new view loads, the old controller's `viewWillDisappear`,
/// the new one's `viewWillAppear`, the delegate's `willShow`; then, after the motion if there is one,
/// the old one's `viewDidDisappear`, the new one's `viewDidAppear`, its `didMove(toParent:)` and the
/// delegate's `didShow`.
open class UINavigationController: UIViewController, ContainerOfItsOwn {
  /// Seconds that the bar takes to come and go (`UINavigationController.hideShowBarDuration`).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// The bar over the content; 44 points high, more with a prompt or a large title.
  open internal(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// The transition that is under way, to be ended before another one begins.
  private var transition: NavigationTransition?
  private var stack: [UIViewController] = []

  /// Shows the controller under the bar.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The stack is empty, and the bars are of classes of the app's own; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let own = navigationBarClass as? UINavigationBar.Type {
      navigationBar = own.init(frame: .zero)
    }
    if let own = toolbarClass as? UIToolbar.Type { toolbar = own.init(frame: .zero) }
  }

  /// What the delegate says, else the top's.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The stack is empty.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  /// From the root to what is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// What is presented over the stack, else its top.
  open var visibleViewController: UIViewController? { presented ?? topViewController }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      return (viewIfLoaded?.environment ?? .current).problems.raise(
        .pushedTwice(controller: controller.stableName))
    }
    change(to: stack + [controller], isPush: true, animated: animated)
  }

  /// Goes back by one; nil, and nothing happens, at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), isPush: false, animated: animated)
    return top
  }

  /// Goes back to a controller of the stack; nil for any other. Returns what was taken away.
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

  /// The stack from its top, without the one that the segue comes from.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Goes back to it.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Goes back to the root; nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The motion is a pop's if the new top was in it already.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let isKnown = stack.contains { $0 === controllers.last }
    change(to: controllers, isPush: !isKnown, animated: animated)
  }

  private func change(
    to new: [UIViewController], isPush: Bool, animated: Bool, interactive: Bool = false
  ) {
    transition?.finish()
    let old = stack
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    stack = new
    children = new + gone
    let transition = NavigationTransition(
      self, from: old.last, to: new.last, come: come, gone: gone, isPush: isPush,
      animated: animated, interactive: interactive)
    self.transition = transition
    transition.run()
  }

  func transitionEnded() { transition = nil }

  /// What has left the stack is nobody's child any more.
  func stackSettled() {}

  /// Controllers that were to be popped stay, and those that were to come do not.
  func restore(_ gone: [UIViewController], without come: [UIViewController]) {
    stack.removeAll { controller in come.contains { $0 === controller } }
    stack += gone
    children = stack
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
    tabBarController?.stackChanged(of: self)
  }

  /// Takes the secondary child, or what a navigation controller has there, on top of the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard let navigation = secondaryViewController as? UINavigationController else {
      return pushViewController(secondaryViewController, animated: false)
    }
    splitViewController.borrow(from: navigation, onto: self, animated: false)
  }

  /// Gives back what came from a navigation controller, with what was pushed on it, else the top of a
  /// stack of more than one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.giveBack(from: self).last ?? popViewController(animated: false)
  }

  // MARK: Popping by a finger

  /// A finger that comes in from the left edge pops the top. It begins where the back button is shown,
  /// unless the app sets another delegate.
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
    case .ended: transition?.letGo(velocity: popPan.velocity(in: view).x)
    case .cancelled: transition?.letGo(velocity: -.greatestFiniteMagnitude)
    case .possible, .failed: break
    }
  }

  /// Whether there is anything to pop, nothing moves, and the back button is shown.
  var mayPopByFinger: Bool {
    guard stack.count > 1, transition == nil, !isNavigationBarHidden,
      let item = topViewController?.navigationItem
    else { return false }
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  // MARK: The bar

  /// Whether the bar is away.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var isBarHidden = false

  /// Takes the bar away or brings it back, in `hideShowBarDuration` if animated.
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

  /// Whether a swipe that scrolls on takes the bar away, and one back brings it again.
  open var hidesBarsOnSwipe = false
  /// Whether a tap on the content takes the bars away, and the next one brings them again.
  open var hidesBarsOnTap = false
  /// Whether the bars go away when the keyboard comes.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are away while there is little height, as in landscape on a phone.
  open var hidesBarsWhenVerticallyCompact = false { didSet { heightClassChanged() } }
  /// Follows the swipes that hide the bars, for targets of one's own.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// Knows the taps that hide the bars.
  public let barHideOnTapGestureRecognizer: UITapGestureRecognizer = UITapGestureRecognizer()
  lazy var barHidingGate = BarHidingGate(self)
  /// The toolbar went away with the bar, and comes back with it.
  var hidToolbarWithBar = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      heightClassChanged()
    }
  }

  // MARK: The toolbar

  /// The bar at the bottom, away unless `isToolbarHidden` says otherwise.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Whether the toolbar is away, as it is at first.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var isToolbarAway = true

  /// Takes the toolbar away or brings it, in `hideShowBarDuration` if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    isToolbarAway = hidden
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

  /// A controller of the stack has other items for the toolbar.
  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: Life

  open override func loadView() {
    view = NavigationControllerView(frame: UIScreen.main.bounds, controller: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { install(top.view, at: 0) }
    view.addSubview(navigationBar)
    popPan.edges = .left
    if popPan.delegate == nil { popPan.delegate = popGate }
    popPan.addAction { [weak self] _ in self?.popByFinger() }
    view.addGestureRecognizer(popPan)
    watchForHidingBars()
    if !isToolbarAway { installToolbar() }
    navigationBar.goBack = { [weak self] in self?.goBackByTap() }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// The back button; a controller that answers for its bar may keep it from popping.
  private func goBackByTap() {
    if let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  /// Puts a child's view in its place under the bar.
  func install(_ child: UIView, at index: Int) {
    child.frame = view.bounds
    view.insertSubview(child, at: index)
  }

  /// A visible bar answers for the status bar's style, by its `barStyle`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The content scroll view that the bar follows now.
  weak var followed: UIScrollView?
}
