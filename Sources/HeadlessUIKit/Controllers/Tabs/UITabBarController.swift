public import Foundation

/// Controllers side by side, one of which is shown, over a bar with a tab for each.
///
/// A tap on a tab: the bar's delegate, which is this controller, hears `tabBar(_:didSelect:)` while the
/// old one is still chosen; the delegate is asked; the old controller's `viewWillDisappear`, the new
/// one's `viewWillAppear`, then `viewDidDisappear` and `viewDidAppear`; the delegate's `didSelect`. A
/// tap on the tab that is chosen takes its navigation controller back to the root.
///
/// Where the bar has no room for a tab each, the last tab is "More", which lists the others: more than five in
/// compact width and on phones, on pads as many as fit beside one another.
open class UITabBarController: UIViewController, ContainerOfItsOwn, UITabBarDelegate {
  /// Asked and told about taps.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// At the bottom, over the content.
  open internal(set) lazy var tabBar: UITabBar = makeBar()

  private(set) final var all: [UIViewController] = []
  /// What is chosen: one of these, or the list of the others.
  final var selected: UIViewController?
  /// Whose view is in this one's: the chosen one's, or the stack that it lies on.
  private(set) final var shown: UIViewController?
  /// The list of those that have no tab; nil until there was a reason for it.
  final var madeMore: MoreNavigationController?
  /// How many tabs there was room for when last looked at.
  final var knownCapacity: Int?

  /// Both arguments are kept for iOS sources. Without tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeBar() -> UITabBar { adopt(UITabBar(frame: .zero)) }

  /// Takes a bar for its own.
  func adopt(_ bar: UITabBar) -> UITabBar {
    bar.delegate = self
    bar.tapped = { [weak self] in self?.tapped($0) }
    return bar
  }

  /// What the delegate says, else what every controller does.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: Tabs

  /// A tab for each, from the left. Set, the chosen one stays chosen if it is among them, else the one
  /// in its place, else the first.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets them; the tabs fade if animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let place = selected.flatMap { current in all.firstIndex { $0 === current } } ?? 0
    let isMore = selected.map { $0 === madeMore } == true
    madeMore?.giveBack()
    let gone = all.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !all.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    all = new
    customizableViewControllers = viewControllers
    knownCapacity = capacity
    joinMore()
    itemsChanged(animated: animated)
    let kept = selected.flatMap { current in new.first { $0 === current } }
    let next = kept ?? (new.indices.contains(place) ? new[place] : new.first)
    select(isMore && hasMore ? more : next)
    for controller in gone { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
  }

  /// A controller has another tab.
  func itemsChanged(animated: Bool = false) {
    let items = tabs.map { $0.tabBarItem as UITabBarItem }
    if tabBar.items ?? [] != items { tabBar.setItems(items, animated: animated) }
    tabBar.selectedItem = tab(of: selected)
    madeMore?.list.refresh()
  }

  /// Those whose tabs people may exchange for others; all, whenever `viewControllers` are set.
  ///
  /// - Note: Partly: kept; the list of those without a tab has no button "Edit".
  open var customizableViewControllers: [UIViewController]?

  /// The chosen controller, or `moreNavigationController` while the list of the others is shown; setting one that
  /// is not among `viewControllers`, nor that one, does nothing. The delegate is not told.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if all.contains(where: { $0 === newValue }) || hasMore && newValue === more {
        select(newValue)
      }
    }
  }

  /// The chosen one's place, `NSNotFound` without tabs and while the list of the others is shown; a place that is
  /// not there chooses nothing. The delegate is not told.
  open var selectedIndex: Int {
    get { all.firstIndex { $0 === selected } ?? NSNotFound }
    set { if all.indices.contains(newValue) { select(all[newValue]) } }
  }

  /// Chooses it.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  /// A tab was tapped; `selectedIndex` is still that of before. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func tapped(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      return tabBar.selectedItem = tab(of: selected)
    }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  final func select(_ controller: UIViewController?) {
    if let controller, isInMore(controller) { more.bring(controller, animated: false) }
    selected = controller.map { $0 === madeMore } == true ? more.brought ?? more : controller
    tabBar.selectedItem = tab(of: controller)
    if isViewLoaded { showSelected() }
  }

  // MARK: Life

  open override func loadView() {
    view = TabBarControllerView(frame: UIScreen.main.bounds, controller: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    let (old, new) = (shown, stack(of: selected))
    guard old !== new else { return view.setNeedsLayout() }
    transition?.completeTransition(true)
    shown = new
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
    if let new, appearance.state == .there, let window = view.window {
      window.endAfterLayout(new)
    }
  }

  /// The change that an animator of the app's shows now.
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
      shown = old
      selected = old === madeMore ? more.brought ?? old : old
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

  open override var childForStatusBarStyle: UIViewController? { stack(of: selected) }
  open override var childForStatusBarHidden: UIViewController? { stack(of: selected) }

  // MARK: Layout

  /// Over so many points of scrolling the bar's background comes in.
  private static let edgeFade: CGFloat = 16
  private weak var followed: UIScrollView?

  /// Whether the chosen controller's stack wants the bar away.
  private var isBarAway: Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Places the bar and the shown controller's view. A bar that is away has gone out to the left, as
  /// what it belongs to does under a push.
  func layOutBar() {
    roomMayHaveChanged()
    let size = view.bounds.size
    let safe = view.safeAreaInsets.bottom
    let height = tabBar.contentHeight
    let isAway = isBarAway
    tabBar.frame = CGRect(
      x: isAway ? -size.width : 0, y: size.height - height - safe, width: size.width,
      height: height + safe)
    guard let shown, let content = shown.viewIfLoaded, content.superview === view else { return }
    let isUnder = isAway || reachesUnderBar(shown)
    let frame = CGRect(
      x: 0, y: 0, width: size.width, height: size.height - (isUnder ? 0 : height + safe))
    if content.frame != frame { content.frame = frame }
    shown.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isUnder && !isAway ? height : 0, right: 0)
    if shown is UINavigationController {
      follow(nil)
    } else {
      follow(shown.contentScrollView(for: .bottom))
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

  /// A navigation controller has laid out its content.
  func contentMoved(under navigation: UINavigationController) {
    guard navigation === shown else { return }
    showEdge(of: navigation.topViewController?.contentScrollView(for: .bottom))
  }

  /// Another controller is on top of a stack: the bar may have to come or go.
  func stackChanged(of navigation: UINavigationController) {
    guard navigation === shown, isViewLoaded else { return }
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
