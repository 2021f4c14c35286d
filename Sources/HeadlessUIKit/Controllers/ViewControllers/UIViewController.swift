public import Foundation

/// An object that manages a view and responds to its appearance on the screen.
///
/// Members that an app may override are in the class body. A controller is always in one of four
/// states (`Appearance.State`): gone, coming, there or going. Only `beginAppearanceTransition` and
/// `endAppearanceTransition` change the state. The window calls them for its root, a container for
/// its children, and a presentation for both sides.
open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  /// The identifier of the controller's saved state. Stored but ignored: state is never restored
  /// here.
  open var restorationIdentifier: String?

  /// The title of the controller. It is also set on its navigation item and tab bar item, if they
  /// exist.
  open var title: String? {
    willSet { observers?.willChange(.title, of: self) }
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
      observers?.didChange(.title, of: self)
    }
  }
  override func value(of property: ObservedProperty) -> Any? {
    property == .title ? title as Any : super.value(of: property)
  }

  /// The insets that are added to the view's safe area, in points. Zero by default.
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
  /// The minimum margins of the view that the system sets, in addition to the safe area.
  ///
  /// They are zero above and below and 16 points at the sides, or 20 in windows of at least 414
  /// points in width unless both size classes are compact. A view outside a window uses the width
  /// of the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side =
      loadedView?.systemSideMargin
      ?? traitCollection.systemSideMargin(inWidth: ScreenEnvironment.current.screen.bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`. True by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() }
    }
  }

  /// Whether the scroll view below bars adjusts its insets even if it does not scroll along their
  /// axis.
  ///
  /// It applies if the scroll view's `contentInsetAdjustmentBehavior` is automatic. True by
  /// default.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { loadedView?.safeAreaChanged() }
    }
  }

  /// The insets that the container's bars cover in addition to the safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaChanged() } }
  }

  /// Creates a controller whose view is loaded from a nib.
  ///
  /// If the name is nil, a nib named after the class is used if it exists, for example
  /// `ProfileView` or `ProfileViewController`.
  ///
  /// - Note: Partly: the bundle is stored but not searched: nibs are searched where images are.
  public init(nibName: String?, bundle: Bundle?) {
    origin = .nib(nibName)
    nibBundle = bundle
    super.init()
  }

  /// Creates a controller from a storyboard or a nib. Its view is loaded on first access.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    origin = .scene(coder.scene)
    super.init()
    coder.fill(self)
  }

  /// Creates a controller without a nib name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: View

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view if it is loaded. Reading it does not load the view.
  public var viewIfLoaded: UIView? { loadedView }
  override var viewIfShown: UIView? { loadedView }

  /// The view. Reading it for the first time loads it with `loadView`.
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

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view from the storyboard or the nib, otherwise an empty one.
  open func loadView() {
    if !loadNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Called after the view was loaded. Has no effect by default.
  open func viewDidLoad() { ExtensionOverrides.run("viewDidLoad()", of: self) }
  /// Called before the view appears. Has no effect by default.
  open func viewWillAppear(_ animated: Bool) {
    ExtensionOverrides.run("viewWillAppear(_:)", of: self, [animated])
  }
  /// Called while the view appears, when it is in the hierarchy and has its size and insets.
  ///
  /// It is called after `viewWillAppear` and before the first layout
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
  open func viewIsAppearing(_ animated: Bool) {
    ExtensionOverrides.run("viewIsAppearing(_:)", of: self, [animated])
  }
  /// Called after the view appeared. Has no effect by default.
  open func viewDidAppear(_ animated: Bool) {
    ExtensionOverrides.run("viewDidAppear(_:)", of: self, [animated])
  }
  /// Called before the view disappears. Has no effect by default.
  open func viewWillDisappear(_ animated: Bool) {
    ExtensionOverrides.run("viewWillDisappear(_:)", of: self, [animated])
  }
  /// Called after the view disappeared. Has no effect by default.
  open func viewDidDisappear(_ animated: Bool) {
    ExtensionOverrides.run("viewDidDisappear(_:)", of: self, [animated])
  }
  /// Called before the view lays out its subviews. Has no effect by default.
  open func viewWillLayoutSubviews() {
    ExtensionOverrides.run("viewWillLayoutSubviews()", of: self)
  }
  /// Called after the view laid out its subviews. Has no effect by default.
  open func viewDidLayoutSubviews() {
    ExtensionOverrides.run("viewDidLayoutSubviews()", of: self)
  }
  /// Called after the safe area of the view changed. Has no effect by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed. Has no effect by default.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the constraints of the view. Overrides call super last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when the system is short of memory. `UIWindow` forwards the warning. Has no effect by
  /// default.
  open func didReceiveMemoryWarning() {}

  // MARK: Nibs and storyboards

  /// The source of the view: a nib or a storyboard scene.
  final var origin: ControllerOrigin
  /// The targets of a storyboard's bar buttons and gestures, which perform segues.
  final var segueTriggers: [SegueTrigger] = []
  /// The bundle that was passed to `init(nibName:bundle:)`.
  open private(set) var nibBundle: Bundle?
  /// The nib name that was passed to `init(nibName:bundle:)`.
  open var nibName: String? { origin.nibName }
  /// The storyboard that the controller was created from, or nil.
  open var storyboard: UIStoryboard? { origin.scene?.storyboard }

  /// Performs the segue with an identifier in the controller's scene.
  ///
  /// An unknown identifier is a mistake of the screen, for which UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier, sender)
  }

  /// Returns whether a segue that a control, a row or a gesture triggers may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed. Has no effect by default.
  ///
  /// The destination exists, and its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue may end here. By default, whether the class implements the
  /// action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { SelectorMethods.method(action, of: self) != nil }

  /// Returns the children in which an unwind segue may find its destination, in order.
  ///
  /// These are all children except the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { $0 !== childContaining(source) } }

  /// Called on containers between the source and the destination of an unwind segue.
  ///
  /// Overrides show the child that contains the destination. Has no effect by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance callbacks

  /// The appearance state.
  var appearance = Appearance()

  /// Whether the controller forwards its appearance calls to its children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of the controller. A repeated call has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endTransition() }

  /// Whether the view appears because the controller is being added to a container.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the view disappears because the controller is being removed from its container.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }
  /// Whether the presentation of the controller is running.
  open var isBeingPresented: Bool { presentation?.phase == .appearing }
  /// Whether the dismissal of the controller is running.
  open var isBeingDismissed: Bool { presentation?.phase == .dismissing }

  // MARK: Containment

  /// The controller that contains this one. Nil for an outermost controller.
  public internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child, which is first removed from another parent.
  ///
  /// It calls the child's `willMove(toParent:)`. The caller must call its `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Removes the controller from its parent.
  ///
  /// It calls `didMove(toParent: nil)`. The caller must call `willMove(toParent: nil)` before.
  open func removeFromParent() { detachFromParent() }

  /// Called before the parent changes. Has no effect by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed. Has no effect by default.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's inside this controller's view, with a custom
  /// animation.
  ///
  /// It makes the appearance calls of both children.
  open func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(old, new, duration, options, animations, completion)
  }

  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? { container() }

  // MARK: Presentation

  /// The style in which the controller is presented. `.automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the controller's presentation. `.coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the presented controller controls the status bar even if it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The object that provides the presentation's animations and its controller. Held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a finger cannot dismiss the controller. False by default.
  open var isModalInPresentation = false
  /// Whether presentations from inside this view cover this view instead of the screen.
  ///
  /// It applies to the styles `currentContext` and `overCurrentContext`. False by default.
  open var definesPresentationContext = false
  /// Whether this controller decides the animation of presentations over it.
  ///
  /// - Note: Partly: stored but ignored: the presented controller's `modalTransitionStyle` applies.
  open var providesPresentationContextTransitionStyle = false
  /// The preferred size of the view in a container, for example a popover. Zero states no
  /// preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after a child changed its preferred size. Has no effect by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after a child's fitting size changed. Has no effect by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child: the parent's size unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presentation controller, created before or by a presentation.
  var cachedPresentationController: UIPresentationController?

  /// The presentation controller that presents or will present this controller.
  ///
  /// Configure it before the presentation. While the controller's container is presented, it is the
  /// container's.
  open var presentationController: UIPresentationController? {
    if let presentation { return presentation.controller }
    if let shown = parent?.shownPresentation { return shown.controller }
    return presentationController(for: modalPresentationStyle)
  }
  /// The active presentation controller of this controller or its container. Nil without a
  /// presentation.
  open var activePresentationController: UIPresentationController? { shownPresentation?.controller }
  private var shownPresentation: Presentation? { presentation ?? parent?.shownPresentation }
  /// The presentation controller as a sheet. Nil if the style is not a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller as a popover, even if it is shown as a sheet. Nil for other
  /// styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController(for: .popover) as? UIPopoverPresentationController
  }

  /// The current presentation of this controller, or nil.
  var presentation: Presentation?
  /// The controller that this outermost controller presents, or nil.
  var presented: UIViewController?

  /// The controller that this one or its container presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one or its container.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// Presents another controller over this one, in that controller's `modalPresentationStyle`.
  ///
  /// While this controller already presents one, or is in no window, it has no effect except that a
  /// problem is reported.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    show(presented: controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: animated, completion: completion)
  }

  /// Shows a controller: pushed on the navigation controller, or shown by the split view
  /// controller.
  ///
  /// Without either of them it is presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else if let splitViewController {
      splitViewController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a secondary controller in the enclosing split view controller, otherwise presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// The nearest enclosing split view controller.
  open var splitViewController: UISplitViewController? { container() }

  /// Called on the primary child when a split view controller collapses.
  ///
  /// It has no effect by default: the secondary child is no longer shown.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary child when a split view controller expands from this single child.
  ///
  /// Nil, the default, restores the previous secondary child.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// The coordinator of the running transition of this controller or its container, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  weak var runningTransition: TransitionCoordinator?

  // MARK: Bars

  private(set) final var ownNavigationItem: UINavigationItem?

  /// The navigation bar's content for this controller. Created on first access, with the
  /// controller's title.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// Sets the navigation item of a storyboard.
  final func adoptNavigationItem(_ item: UINavigationItem) { ownNavigationItem = item }

  /// Whether the content of the view can be edited now.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Overrides update the view and call super, which updates the
  /// `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }

  /// A button titled "Edit" or "Done" that calls `setEditing(_:animated:)`. Created on first
  /// access.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }
  private let editing = EditingState()

  private var ownTabBarItem: UITabBarItem?

  /// The tab of this controller. Created on first access, with the controller's title.
  ///
  /// A navigation controller uses its root's tab unless one is set.
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

  /// The nearest enclosing tab bar controller.
  open var tabBarController: UITabBarController? { container() }

  /// Whether the tab bar is hidden while this controller, or one pushed after it, is on top of its
  /// stack.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }

  /// Sets the toolbar items. If animated, they cross-fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }

  /// The edges at which the view extends under bars. All by default.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.loadedView?.setNeedsLayout() } }
  }
  /// Whether the view extends under opaque bars too. False by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.loadedView?.setNeedsLayout() }
    }
  }

  private var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

  /// Returns the scroll view that a bar at an edge follows.
  ///
  /// It is the one that was set, otherwise the view or its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = contentScrollViews.first(where: { $0.edge.contains(edge) }) {
      return set.view.view
    }
    return loadedView as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
  }

  /// Sets the scroll view that the bars at given edges follow. Nil restores the automatic choice.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.removeAll { !$0.edge.isDisjoint(with: edge) }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(view: scrollView))) }
    parent?.loadedView?.setNeedsLayout()
  }

  /// Sets the scroll view that the bars at the top and the bottom follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  // MARK: Newer iOS

  /// The tab that created the controller; nil for none.
  public internal(set) final weak var tab: UITab?
  /// The transition of `preferredTransition`.
  final var ownTransition: Transition?
  /// The view of `contentUnavailableConfiguration`; nil for none.
  final var contentUnavailableView: UIView?
  /// Whether `updateContentUnavailableConfiguration(using:)` is called before the next layout.
  final var needsContentUnavailableUpdate = true

  /// The content that is shown over the view while there is nothing else to show; nil, the default,
  /// for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailableConfiguration() }
  }

  /// Called before the first layout, and after
  /// `setNeedsUpdateContentUnavailableConfiguration()`, to set `contentUnavailableConfiguration`.
  /// The default implementation does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Traits

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The light or dark style of the view and its subviews. Unspecified inherits the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { loadedView?.rememberTraits() }
    didSet { loadedView?.notifyTraitChange() }
  }

  /// The traits of `traitOverrides`; nil for none.
  final var ownTraitOverrides: UITraitCollection? {
    willSet { loadedView?.rememberTraits() }
    didSet { loadedView?.notifyTraitChange() }
  }

  /// The traits that the parent sets for this controller.
  final var traitsOfParent: UITraitCollection? {
    willSet { loadedView?.rememberTraits() }
    didSet { loadedView?.notifyTraitChange() }
  }

  /// Sets traits of a child that override this controller's. Nil removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    if child.parent === self { child.traitsOfParent = collection }
  }

  /// Returns the traits that were set for a child, or nil.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.traitsOfParent : nil
  }

  /// Called after the view's traits changed, before the view's own method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers: [TraitObserver] = []

  /// Called before the traits change, because the screen rotates.
  ///
  /// The default implementation calls it on the children. Overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the size of the view changes, because the screen rotates.
  ///
  /// The default implementation calls it on the children whose views have this view's size.
  /// Overrides call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.loadedView?.bounds.size == loadedView?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The orientations in which the controller can be shown.
  ///
  /// The controller that covers the screen decides when the device rotates.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExtensionOverrides.value(
      "supportedInterfaceOrientations", of: self,
      else: traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  /// Whether the screen rotates with the device. The controller that covers the screen decides.
  open var shouldAutorotate: Bool {
    ExtensionOverrides.value("shouldAutorotate", of: self, else: true)
  }

  /// Rotates the screen to the device's orientation. Ignored: the screen always has that
  /// orientation here.
  public class func attemptRotationToDeviceOrientation() {}

  /// The preferred orientation for a presentation.
  ///
  /// - Note: Partly: the screen does not rotate when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Returns the nearest controller, from this one outwards, that can perform an action, or nil.
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

  /// The views that are registered for previews.
  final var previewingContexts: [PreviewingContext] = []
  /// The actions below the controller's preview.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Restoration and system gestures

  /// The class that recreates the controller on restoration. Stored but ignored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// The edges at which the app's gestures precede the system's. Ignored: the system has no
  /// gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about system gestures instead of this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the pointer is locked. Ignored: pointers are not simulated.
  open var prefersPointerLocked: Bool { false }
  /// Whether the keyboard stays when a field resigns. Ignored.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Encodes the state of the controller. Not called here: state is never saved.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the controller. Not called here: state is never restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Ends the restoration of the state. Not called here: state is never restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Home indicator

  /// Whether the home indicator is hidden automatically.
  ///
  /// - Note: Partly: it is hidden immediately, and touches do not show it again.
  open var prefersHomeIndicatorAutoHidden: Bool {
    ExtensionOverrides.value("prefersHomeIndicatorAutoHidden", of: self, else: false)
  }
  /// The child that decides about the home indicator instead of this controller, or nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator after the controller's preference changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsStatusBarAppearanceUpdate() }

  // MARK: Status bar

  /// The preferred style of the status bar. `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    ExtensionOverrides.value("preferredStatusBarStyle", of: self, else: .default)
  }
  /// Whether the status bar is hidden. False unless overridden.
  open var prefersStatusBarHidden: Bool {
    ExtensionOverrides.value("prefersStatusBarHidden", of: self, else: false)
  }
  /// The animation of changes of the status bar. `.fade` unless overridden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    ExtensionOverrides.value("preferredStatusBarUpdateAnimation", of: self, else: .fade)
  }
  /// The child that decides the status bar's style instead of this controller, or nil.
  open var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value("childForStatusBarStyle", of: self, else: nil)
  }
  /// The child that decides whether the status bar is hidden instead of this controller, or nil.
  open var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value("childForStatusBarHidden", of: self, else: nil)
  }

  /// Updates the status bar after the controller's preferences changed. In an animation block the
  /// change is animated.
  open func setNeedsStatusBarAppearanceUpdate() {
    guard let window = loadedView?.window, let root = window.rootViewController else { return }
    window.updateStatusBar(for: root)
  }
}
