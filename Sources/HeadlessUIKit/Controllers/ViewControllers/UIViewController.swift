public import Foundation

/// Owns a view and hears of its life. Members an app may override stand in the class body.
///
/// Between two calls the controller is gone, coming, there or going (`AppearanceState`); the calls
/// come from `beginAppearanceTransition` and `endAppearanceTransition` alone, whoever makes them: the
/// window for its root, a container for its children, a presentation for both sides.
open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  /// Under which an app that is started again finds the controller's state. Kept; nothing is restored here.
  open var restorationIdentifier: String?

  /// A name for people. A navigation item or a tab bar item that the controller has takes it too, as
  /// UIKit documents.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
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
  /// What the system wants the view's margins to be at least, beyond the safe area: none above and
  /// below, and 16 points at the sides, 20 on screens from 414 points of width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let screen = (loadedView?.environment ?? .current).screen
    let side: CGFloat = screen.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are no smaller than `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() }
    }
  }

  /// Whether the scroll view that bars lie over makes room for them also where it does not scroll on
  /// that axis, if its `contentInsetAdjustmentBehavior` is automatic.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { loadedView?.safeAreaChanged() }
    }
  }

  /// What the containing controller's bars cover beyond the safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaChanged() } }
  }

  /// The view comes from the nib of that name; from one named after the class, `ProfileView` or
  /// `ProfileViewController`, where it is nil and there is one.
  ///
  /// - Note: Partly: the bundle is kept and not looked into: nibs come from where pictures do.
  public init(nibName: String?, bundle: Bundle?) {
    origin = .nib(nibName)
    nibBundle = bundle
    super.init()
  }

  /// From a storyboard or a nib. The view comes when it is asked for.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    origin = .scene(coder.scene)
    super.init()
    coder.fill(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: The view

  open var isViewLoaded: Bool { loadedView != nil }

  /// The view if it is loaded; asking loads nothing.
  public var viewIfLoaded: UIView? { loadedView }

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

  /// Makes the view: what the storyboard or a nib has for it, else an empty one.
  open func loadView() {
    if !loadNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// After `viewWillAppear`, once the view is in the hierarchy and has its size and insets, before its
  /// first layout (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view are others.
  open func viewLayoutMarginsDidChange() {}
  /// Call super last: the default updates the view's own constraints.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// The system is short of memory (`UIWindow` hands it on); does nothing by default.
  open func didReceiveMemoryWarning() {}

  // MARK: Nibs and storyboards

  /// Where the view comes from.
  final var origin: ControllerOrigin
  /// What bar buttons and gestures of a storyboard send their actions to, to perform segues.
  final var segueTriggers: [SegueTrigger] = []
  /// The bundle that `init(nibName:bundle:)` was given.
  open private(set) var nibBundle: Bundle?
  /// The nib that `init(nibName:bundle:)` was given.
  open var nibName: String? { origin.nibName }
  /// The storyboard that the controller came from; nil without one.
  open var storyboard: UIStoryboard? { origin.scene?.storyboard }

  /// Performs the segue of that identifier in the controller's scene. Without one, a mistake of the
  /// screen, for which UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier, sender)
  }

  /// Whether a segue that a control, a row or a gesture is about to perform may go on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before the segue is performed, with the destination made and its view not loaded. Does
  /// nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here: by default, where the class has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { SelectorMethods.method(action, of: self) != nil }

  /// The children in which an unwind segue may look for its end, in the order in which they are asked: all but
  /// the one that it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { $0 !== childContaining(source) } }

  /// Called of containers on the way of an unwind segue to its destination, to show the one that leads on. Does
  /// nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearing

  /// How far the controller is with appearing, and who told it.
  var appearance = Appearance()

  /// Whether appearance calls of this controller reach its children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that it is about to appear or to go. A second call for the same direction
  /// does nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells the controller that what `beginAppearanceTransition` announced is over.
  open func endAppearanceTransition() { endTransition() }

  /// The view is about to become part of the hierarchy of a container that it is being added to.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// The view is about to go because its controller is being removed from its container.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }
  /// From the beginning of a presentation to its end.
  open var isBeingPresented: Bool { presentation?.phase == .coming }
  /// From the beginning of a dismissal to its end.
  open var isBeingDismissed: Bool { presentation?.phase == .going }

  // MARK: Containment

  /// The controller that contains this one; nil at the top.
  public internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order they were added.
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller a child; it leaves another parent first. Calls `willMove(toParent:)` of the
  /// child; calling `didMove(toParent:)` is the caller's task.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Leaves the parent. Calls `didMove(toParent: nil)`; calling `willMove(toParent: nil)` before is
  /// the caller's task.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Changes from one child's view to another's, in this controller's view, with an animation of the
  /// caller's; appearance calls of both are made. Both must be children.
  open func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(old, new, duration, options, animations, completion)
  }

  /// The nearest container of that kind.
  open var navigationController: UINavigationController? { container() }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presented controller that does not cover the screen answers for the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Says how this controller comes and goes while it is presented. Not kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether no finger may dismiss it.
  open var isModalInPresentation = false
  /// Whether controllers in its view are presented over it instead of the whole screen, in the styles
  /// `currentContext` and `overCurrentContext`.
  open var definesPresentationContext = false
  /// Whether it decides how what is presented over it comes.
  ///
  /// - Note: Partly: kept; the presented controller's `modalTransitionStyle` counts.
  open var providesPresentationContextTransitionStyle = false
  /// How large the view wants to be in what shows it, a popover for instance; zero leaves it open.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Made for the style, before or by a presentation.
  var madePresentationController: UIPresentationController?

  /// What shows this controller, or is going to in its `modalPresentationStyle`; set it up before it is
  /// presented. Inside a container that of the container while it is presented.
  open var presentationController: UIPresentationController? {
    if let presentation { return presentation.controller }
    if let shown = parent?.shownPresentation { return shown.controller }
    return presentationController(for: modalPresentationStyle)
  }
  /// What shows this controller or one around it; nil while nothing is presented.
  open var activePresentationController: UIPresentationController? { shownPresentation?.controller }
  private var shownPresentation: Presentation? { presentation ?? parent?.shownPresentation }
  /// The sheet, if the style is one.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The popover, if the style is one; also where it is shown as a sheet.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController(for: .popover) as? UIPopoverPresentationController
  }

  /// How this controller is on the screen while it is presented; nil while it is not.
  var presentation: Presentation?
  /// What this controller, which has no parent, presents.
  var presented: UIViewController?

  /// The controller that this one or one around it presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one or one around it.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// Shows another controller over this one, in its `modalPresentationStyle`. Does nothing, which is
  /// reported, while something is presented or this controller is in no window.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    show(presented: controller, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, or itself if it presents nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: animated, completion: completion)
  }

  /// Pushes it where there is a navigation controller, else hands it to the split view controller around
  /// this one, else presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else if let splitViewController {
      splitViewController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a secondary part of the interface: in the split view controller around this one, else
  /// presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// The nearest container of that kind.
  open var splitViewController: UISplitViewController? { container() }

  /// A split view controller that this is the primary child of becomes too narrow for two. The default
  /// does nothing: the secondary child goes.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// A split view controller that this is the only child of becomes wide enough for two: what its
  /// secondary child is to be. Nil, the default, for the one that it had.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// The transition that is under way for this controller or one around it; nil when none is.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  weak var runningTransition: TransitionCoordinator?

  // MARK: Bars

  private var ownNavigationItem: UINavigationItem?

  /// What a navigation bar shows for this controller; made when first asked for, with its title.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The storyboard's.
  final func takeNavigationItem(_ item: UINavigationItem) { ownNavigationItem = item }

  /// Whether what the view shows can be edited now.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Override it to change the view, and call super, which changes the
  /// `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }

  /// A button that says "Edit" or "Done" and calls `setEditing(_:animated:)`; made when first asked for.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }
  private let editing = EditingState()

  private var ownTabBarItem: UITabBarItem?

  /// What a tab bar shows for this controller; made when first asked for, with its title. A navigation
  /// controller's is its first controller's unless one is set.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let navigation = self as? UINavigationController,
        let root = navigation.viewControllers.first
      {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest container of that kind.
  open var tabBarController: UITabBarController? { container() }

  /// Whether the tab bar is away while this controller, or one pushed after it, is on top of its
  /// navigation controller.
  open var hidesBottomBarWhenPushed = false

  /// What the toolbar of the navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }

  /// Sets them, fading if animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }

  /// Under which bars the view reaches.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.loadedView?.setNeedsLayout() } }
  }
  /// Whether it reaches under bars that let nothing through as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.loadedView?.setNeedsLayout() }
    }
  }

  private var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

  /// The scroll view that a bar at that edge follows: the one set, else the view itself or its first
  /// subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = contentScrollViews.first(where: { $0.edge.contains(edge) }) {
      return set.view.view
    }
    return loadedView as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
  }

  /// Names the scroll view that the bars at those edges follow; nil looks for it again.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.removeAll { !$0.edge.isDisjoint(with: edge) }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(view: scrollView))) }
    parent?.loadedView?.setNeedsLayout()
  }

  /// The same for the top and the bottom.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  // MARK: Traits

  /// What the controller's view is shown under.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The style of the controller's view and all in it; unspecified takes that of what is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { loadedView?.rememberTraits() }
    didSet { loadedView?.tellOfTraits() }
  }

  /// What the controller around sets for this one.
  final var traitsOfParent: UITraitCollection? {
    willSet { loadedView?.rememberTraits() }
    didSet { loadedView?.tellOfTraits() }
  }

  /// Sets traits that a child is shown under instead of this controller's; nil ends that.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    if child.parent === self { child.traitsOfParent = collection }
  }

  /// The traits that were set for the child; nil for none.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.traitsOfParent : nil
  }

  /// After the view's traits changed; called before the view's own.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers: [TraitObserver] = []

  /// The traits are about to be others, because the screen turns. The default tells the children.
  /// Call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The view is about to have another size, because the screen turns. The default tells the children
  /// whose views are as large as this one's. Call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.loadedView?.bounds.size == loadedView?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The ways up in which the controller can be shown. Asked of the one that covers the screen, when
  /// the device is turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the screen turns with the device at all. Asked of the controller that covers the screen.
  open var shouldAutorotate: Bool { true }

  /// Has the screen lie as the device does, where the controllers have changed their minds. It always does
  /// here: the device is not turned where nobody wants it.
  public class func attemptRotationToDeviceOrientation() {}

  /// The way up in which it is best seen.
  ///
  /// - Note: Partly: the screen does not turn by itself when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The first of this controller and those around it that takes an action; nil for none.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent
    }
    return nil
  }

  /// Views that were registered for previews.
  final var previewingContexts: [PreviewingContext] = []
  /// The lines beside it when it is previewed.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: What a phone in one's hand has no use for

  /// Makes the controller anew when an app is restored, which none is here; kept.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// At which edges a first swipe is the app's and not the system's; scripts swipe in the app alone.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Who is asked instead of this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// There is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Whether a keyboard stays when a field is left; kept.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Called when the app goes to the background, where it never is here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called when an app is restored, which none is here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The same.
  open func applicationFinishedRestoringState() {}

  // MARK: Home indicator

  /// Whether the home indicator goes away.
  ///
  /// - Note: Partly: it goes at once, and no touch brings it back.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Who is asked instead of this controller; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Makes the window ask again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsStatusBarAppearanceUpdate() }

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
}
