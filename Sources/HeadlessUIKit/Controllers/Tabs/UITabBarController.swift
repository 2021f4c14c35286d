public import Foundation

/// A container that shows one of several view controllers, with a tab for each in a bar.
///
/// The order of calls after a tap on a tab:
///
/// 1. `tabBar(_:didSelect:)` of this controller, while the old view controller is still selected.
/// 2. The delegate's `shouldSelect`.
/// 3. The old controller's `viewWillDisappear`, the new one's `viewWillAppear`, `viewDidDisappear`,
///    `viewDidAppear`.
/// 4. The delegate's `didSelect`.
///
/// A tap on the selected tab pops its navigation controller to the root. If the bar has no room for
/// all tabs, the last one is "More", which lists the others. Phones and compact width have room for
/// five. Pads have room for as many as fit.
open class UITabBarController: UIViewController, AppearanceForwardingContainer, UITabBarDelegate {
  /// The object that approves selections by tap and is notified of them.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// The tab bar at the bottom, above the content.
  open internal(set) lazy var tabBar: UITabBar = makeBar()

  private(set) final var all: [UIViewController] = []
  /// The selected view controller: one of `all`, or the "More" controller.
  final var selected: UIViewController?
  /// The controller whose view is shown: the selected one, or the "More" controller that contains
  /// it.
  private(set) final var displayedController: UIViewController?
  /// The "More" controller, or nil until it is needed.
  final var loadedMoreController: MoreNavigationController?
  /// The tabs of iOS 18.
  final var tabState = TabState()
  /// The number of tabs that had room at the last layout.
  final var lastCapacity: Int?

  /// Creates a tab bar controller without tabs. The arguments have the meaning that they have in
  /// `UIViewController`.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a tab bar controller from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeBar() -> UITabBar { adopt(UITabBar(frame: .zero)) }

  /// Configures a bar to belong to this controller.
  func adopt(_ bar: UITabBar) -> UITabBar {
    bar.delegate = self
    bar.tapped = { [weak self] in self?.tapped($0) }
    return bar
  }

  /// The orientations that the delegate returns, otherwise those of the superclass.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: Tabs

  /// The view controllers, one per tab, from the left.
  ///
  /// Setting it keeps the selection if possible. Otherwise the view controller at the old index is
  /// selected, or the first one.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers. If animated, the tabs cross-fade.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let place = selected.flatMap { current in all.firstIndex { $0 === current } } ?? 0
    let isMore = selected.map { $0 === loadedMoreController } == true
    loadedMoreController?.returnController()
    let gone = all.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !all.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    all = new
    customizableViewControllers = viewControllers
    lastCapacity = capacity
    updateMoreContainment()
    itemsChanged(animated: animated)
    let kept = selected.flatMap { current in new.first { $0 === current } }
    let next = kept ?? (new.indices.contains(place) ? new[place] : new.first)
    select(isMore && hasMore ? more : next)
    for controller in gone { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
  }

  /// Updates the tabs after the item of a view controller changed.
  func itemsChanged(animated: Bool = false) {
    let items = barControllers.map { $0.tabBarItem as UITabBarItem }
    if tabBar.items ?? [] != items { tabBar.setItems(items, animated: animated) }
    tabBar.selectedItem = tab(of: selected)
    loadedMoreController?.list.refresh()
  }

  /// The view controllers whose tabs people may rearrange. Setting `viewControllers` sets it to
  /// all.
  ///
  /// - Note: Partly: stored but ignored: the list of the controllers without a tab has no Edit
  ///   button.
  open var customizableViewControllers: [UIViewController]?

  /// The selected view controller, or `moreNavigationController` while its list is shown.
  ///
  /// Setting another view controller has no effect. Setting it does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if all.contains(where: { $0 === newValue }) || hasMore && newValue === more {
        select(newValue)
      }
    }
  }

  /// The index of the selected view controller. `NSNotFound` without one and while the "More" list
  /// is shown.
  ///
  /// Setting an index out of range has no effect. Setting it does not call the delegate.
  open var selectedIndex: Int {
    get { all.firstIndex { $0 === selected } ?? NSNotFound }
    set { if all.indices.contains(newValue) { select(all[newValue]) } }
  }

  /// Selects the view controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  /// Called after a tap on a tab, before `selectedIndex` changes. Has no effect by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func tapped(_ item: UITabBarItem) {
    guard let controller = barControllers.first(where: { $0.tabBarItem === item }) else { return }
    let (tab, previous) = (shownTab(of: controller), selectedTab)
    let mayChange =
      (delegate?.tabBarController(self, shouldSelect: controller) ?? true)
      && tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) ?? true } ?? true
    guard mayChange else { return tabBar.selectedItem = self.tab(of: selected) }
    if controller === displayedController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  final func select(_ controller: UIViewController?) {
    if let controller, isInMore(controller) { more.showAboveList(controller, animated: false) }
    selected =
      controller.map { $0 === loadedMoreController } == true
      ? more.borrowedController ?? more : controller
    tabBar.selectedItem = tab(of: controller)
    if isViewLoaded { showSelected() }
  }

  // MARK: View life cycle

  open override func loadView() {
    view = TabBarControllerView(frame: UIScreen.main.bounds, controller: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    let (old, new) = (displayedController, stack(of: selected))
    guard old !== new else { return view.setNeedsLayout() }
    transition?.completeTransition(true)
    displayedController = new
    let isSeen = isShown
    if isSeen, let old, let new,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      return run(animator, from: old, to: new)
    }
    if isSeen { old?.beginAppearanceTransition(false, animated: false) }
    if isSeen { new?.beginAppearanceTransition(true, animated: false) }
    UIView.performWithoutAnimation {
      old?.viewIfLoaded?.removeFromSuperview()
      guard let content = new?.view else { return }
      content.frame = view.bounds
      view.insertSubview(content, at: 0)
      layOutBar()
      view.setNeedsLayout()
    }
    setNeedsStatusBarAppearanceUpdate()
    guard isSeen else { return }
    old?.endAppearanceTransition()
    if let new, appearance.state == .appeared, let window = view.window {
      window.endAfterLayout(new)
    }
  }

  /// The running custom transition, or nil.
  private var transition: TransitionContext?

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to new: UIViewController
  ) {
    let container = UIView(frame: view.bounds)
    let coordinator = TransitionCoordinator(from: old, to: new, in: container, animated: true)
    runningTransition = coordinator
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    UIView.performWithoutAnimation {
      view.insertSubview(container, at: 0)
      container.addSubview(old.view)
      new.view.frame = old.view.frame
    }
    let frame = old.view.frame
    let context = TransitionContext(
      coordinator,
      from: .init(controller: old, view: old.view, initialFrame: frame, finalFrame: .zero),
      to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame),
      style: .none, animator: animator
    ) { [weak self] isComplete in
      self?.transitionEnded(container, from: old, to: new, isComplete: isComplete)
    }
    transition = context
    context.run(delegate?.tabBarController(self, interactionControllerFor: animator))
    setNeedsStatusBarAppearanceUpdate()
  }

  private func transitionEnded(
    _ container: UIView, from old: UIViewController, to new: UIViewController, isComplete: Bool
  ) {
    transition = nil
    runningTransition = nil
    let (stays, goes) = isComplete ? (new, old) : (old, new)
    if !isComplete {
      displayedController = old
      selected = old === loadedMoreController ? more.borrowedController ?? old : old
      tabBar.selectedItem = old.tabBarItem
      old.beginAppearanceTransition(true, animated: true)
      new.beginAppearanceTransition(false, animated: true)
    }
    UIView.performWithoutAnimation {
      goes.view.removeFromSuperview()
      view.insertSubview(stays.view, at: 0)
      container.removeFromSuperview()
      view.setNeedsLayout()
    }
    goes.endAppearanceTransition()
    stays.endAppearanceTransition()
    setNeedsStatusBarAppearanceUpdate()
  }

  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarStyle", of: self, upTo: UITabBarController.self,
      else: stack(of: selected))
  }
  open override var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarHidden", of: self, upTo: UITabBarController.self,
      else: stack(of: selected))
  }

  // MARK: Layout

  /// The scroll distance over which the bar's background fades in, in points.
  private static let edgeFade: CGFloat = 16
  private weak var followed: UIScrollView?
  private var barPlacement = BarPlacement()

  /// Whether the selected navigation controller's stack hides the bar.
  private var stackHidesBar: Bool {
    guard let navigation = displayedController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Places the bar and the selected view controller's view. A bar that the app moved stays where
  /// it is, as long as its own frame is unchanged. A hidden bar is beyond the left edge,
  /// where a push moves it together with its content.
  func layOutBar() {
    widthMayHaveChanged()
    let size = view.bounds.size
    let safe = view.safeAreaInsets.bottom
    let height = tabBar.contentHeight
    let isAway = stackHidesBar || tabState.isBarHidden
    barPlacement.place(
      tabBar,
      at: CGRect(
        x: isAway ? -size.width : 0, y: size.height - height - safe, width: size.width,
        height: height + safe))
    guard let displayedController, let content = displayedController.viewIfLoaded,
      content.superview === view
    else { return }
    let isUnder = isAway || reachesUnderBar(displayedController)
    let frame = CGRect(
      x: 0, y: 0, width: size.width, height: size.height - (isUnder ? 0 : height + safe))
    if content.frame != frame { content.frame = frame }
    displayedController.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isUnder && !isAway ? height : 0, right: 0)
    if displayedController is UINavigationController {
      follow(nil)
    } else {
      follow(displayedController.contentScrollView(for: .bottom))
      showEdge(of: followed)
    }
  }

  private func reachesUnderBar(_ controller: UIViewController) -> Bool {
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    return top.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
  }

  private func follow(_ scrollView: UIScrollView?) {
    guard followed !== scrollView else { return }
    if followed?.contentObserver === self { followed?.contentObserver = nil }
    followed = scrollView
    scrollView?.contentObserver = self
  }

  private func showEdge(of scrollView: UIScrollView?) {
    tabBar.edgeDistance = (scrollView?.lengthBelow(tabBar) ?? 0) / Self.edgeFade
  }

  /// Updates the bar after a navigation controller laid out its content.
  func contentMoved(under navigation: UINavigationController) {
    guard navigation === displayedController else { return }
    showEdge(of: navigation.topViewController?.contentScrollView(for: .bottom))
  }

  /// Hides or shows the bar after a change of a navigation controller's stack.
  func stackChanged(of navigation: UINavigationController) {
    guard navigation === displayedController, isViewLoaded else { return }
    layOutBar()
  }
}

extension UITabBarController: ScrollContentObserver {
  func scrollViewMoved(_ scrollView: UIScrollView) {
    if scrollView === followed { viewIfLoaded?.setNeedsLayout() }
  }

  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint { offset }

  func dragEnded(_ scrollView: UIScrollView, velocity: CGPoint) {}
}
