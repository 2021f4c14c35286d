public import Foundation

/// A container with a primary and a secondary column, and in one style a supplementary column
/// between them.
///
/// In compact width the columns share one stack: the interface is collapsed (`isCollapsed`).
///
/// All columns except the secondary one are *sidebars*. `displayMode` tells how many of them are
/// visible, and whether they are next to the secondary column, over it, or push it aside. It is the
/// preferred mode until a tap, a gesture, `show(_:)` or `hide(_:)` changes it, and again after the
/// screen rotates. By default a screen in landscape shows one sidebar next to the secondary column.
/// A screen in portrait shows none, and one that is shown appears over the secondary column.
open class UISplitViewController: UIViewController, AppearanceForwardingContainer {
  /// The width that stands for the system's choice.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The object that is notified of changes of the columns and decides about them.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// The number of columns.
  public let style: Style

  /// The view controllers that were set for the columns.
  private(set) var assignedControllers: [Column: UIViewController] = [:]
  /// The children in the columns: the given view controllers, in the column styles inside
  /// navigation controllers.
  private(set) var contained: [Column: UIViewController] = [:]
  /// The children whose views are in the view now.
  var installed: [UIViewController] = []
  /// The only visible child of a collapsed interface.
  var collapsedChild: UIViewController?
  /// The stacks that collapsing moved onto another column's stack, in the order of the columns.
  var loans: [BorrowedStack] = []
  /// The number of sidebars requested since the preferred mode was set, or nil.
  var requestedSidebars: Int?
  /// The current arrangement.
  final var arrangement = SplitArrangement()

  /// Creates a split view controller in a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller in the style `unspecified`.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a split view controller from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map { Self.style(in: $0.scene.element) } ?? .unspecified
    super.init(coder: coder)
  }

  /// Returns the style of a storyboard's element, which depends on its connections.
  private static func style(in element: NibElement) -> Style {
    guard element.attributes["allowDoubleColumnStyle"] == "YES" else { return .unspecified }
    let hasThree = (element.first("connections")?.children ?? []).contains {
      $0.attributes["relationship"] == "supplementaryViewController"
    }
    return hasThree ? .tripleColumn : .doubleColumn
  }

  // MARK: Children

  /// The columns, from the leading edge.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The children, from the leading edge. A collapsed interface has one.
  ///
  /// Set it in the style `unspecified`, to a primary and a secondary child. Further ones are
  /// ignored.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let collapsedChild { return [collapsedChild] }
      return order.compactMap { contained[$0] }
    }
    set {
      if isCollapsed { undoCollapse() }
      setController(newValue.first, in: .primary)
      setController(newValue.dropFirst().first, in: .secondary)
      changed()
    }
  }

  /// Returns the view controller that was set for a column, or nil.
  open func viewController(for column: Column) -> UIViewController? { assignedControllers[column] }

  /// Sets the view controller of a column, inside a navigation controller if necessary.
  ///
  /// Nil empties the column. It has no effect in the style `unspecified`, and for a supplementary
  /// column without the triple-column style.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified, column == .compact || order.contains(column) else { return }
    let own = contained[column] as? UINavigationController
    let isWrapped = own !== assignedControllers[column]
    assignedControllers[column] = vc
    if let vc, !(vc is UINavigationController), column != .compact {
      if let own, isWrapped {
        replaceStack(of: own, with: [vc])
      } else {
        setController(UINavigationController(rootViewController: vc), in: column)
      }
    } else {
      if isCollapsed { undoCollapse() }
      setController(vc, in: column)
    }
    changed()
  }

  func setController(_ controller: UIViewController?, in column: Column) {
    let old = contained[column]
    guard old !== controller else { return }
    if let old {
      removeChildNow(old)
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    contained[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Shows a column in the mode nearest to the current one. A collapsed interface shows it on top
  /// of its stack.
  open func show(_ column: Column) {
    if isCollapsed { return addToCollapsedStack(column) }
    switch column {
    case .primary: showSidebars(style == .tripleColumn ? 2 : 1)
    case .supplementary: showSidebars(max(arrangement.sidebars, 1))
    case .secondary: showSidebars(arrangement.sidebarsOverNone)
    case .compact: break
    }
  }

  /// Hides a column and those before it. A collapsed interface removes it from its stack.
  ///
  /// The secondary column can only be hidden in a collapsed interface.
  open func hide(_ column: Column) {
    if isCollapsed { return removeFromCollapsedStack(column) }
    switch column {
    case .primary: showSidebars(style == .tripleColumn ? min(arrangement.sidebars, 1) : 0)
    case .supplementary: showSidebars(0)
    case .secondary, .compact: break
    }
  }

  /// Shows a view controller, if the delegate does not show it itself.
  ///
  /// In the style `unspecified` it becomes the primary child. Otherwise, or in a collapsed
  /// interface, it is presented.
  open override func show(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !isCollapsed, style == .unspecified else { return present(controller, animated: true) }
    setController(controller, in: .primary)
    changed()
  }

  /// Shows a secondary view controller, if the delegate does not show it itself.
  ///
  /// It becomes the secondary child. A collapsed interface shows it on top of its stack.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if style != .unspecified {
      setViewController(controller, for: .secondary)
      return show(.secondary)
    }
    guard !isCollapsed else { return pushDetail(controller) }
    setController(controller, in: .secondary)
    changed()
  }

  // MARK: Display modes

  /// Whether only one child is visible, because width is compact. Known when the view is about to
  /// appear.
  open internal(set) var isCollapsed = false

  /// The current mode. It has no meaning in a collapsed interface.
  open var displayMode: DisplayMode { arrangement.mode }

  /// The preferred mode. `.automatic` chooses one that fits. In an animation block the change is
  /// animated.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      requestedSidebars = nil
      changed()
    }
  }

  /// The current split behaviour.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// The preferred behaviour. `.automatic` chooses one that fits. Ignored in the style
  /// `unspecified`.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { changed() } }

  /// The edge at which the primary column is. `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { changed() } }

  /// The background style of the primary column.
  ///
  /// - Note: Partly: stored but ignored: it has an effect only on a Mac.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Whether gestures show and hide sidebars. True by default.
  ///
  /// A pan from the screen's edge shows a sidebar. A tap on the dimmed secondary column hides the
  /// sidebars over it.
  open var presentsWithGesture = true { didSet { changed() } }

  /// The button that shows and hides sidebars.
  ///
  /// In the column styles the columns' bars show it automatically (`displayModeButtonVisibility`).
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.changeModeByUser() })

  /// The visibility of the display mode button in the columns' bars.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { changed() }
  }

  /// Whether the triple-column style shows a second button, which hides both sidebars.
  ///
  /// - Note: Partly: stored but ignored: the second button is not shown.
  open var showsSecondaryOnlyButton = false

  // MARK: Widths

  /// The preferred width of the primary column, in points.
  ///
  /// `automaticDimension`, the default, uses `preferredPrimaryColumnWidthFraction`. NaN counts as
  /// automatic in all properties of column widths.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The preferred width of the primary column as a fraction of the whole width, from 0 to 1.
  ///
  /// `automaticDimension`, the default, uses the system's width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// The minimum width of the primary column, in points. `automaticDimension`, the default, sets
  /// none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The maximum width of the primary column, in points.
  ///
  /// `automaticDimension`, the default, is the system's width for a fraction. It does not limit a
  /// preferred width in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      points: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth, to: maximumPrimaryColumnWidth)
  }

  /// The preferred width of the supplementary column, in points.
  ///
  /// `automaticDimension`, the default, uses `preferredSupplementaryColumnWidthFraction`.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The preferred width of the supplementary column as a fraction of the whole width, from 0 to 1.
  ///
  /// `automaticDimension`, the default, uses the system's width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// The minimum width of the supplementary column, in points. `automaticDimension`, the default,
  /// sets none.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The maximum width of the supplementary column, in points.
  ///
  /// `automaticDimension`, the default, is the system's width for a fraction. It does not limit a
  /// preferred width in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      points: preferredSupplementaryColumnWidth,
      fraction: preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth, to: maximumSupplementaryColumnWidth)
  }

  // MARK: View life cycle

  open override func loadView() {
    let view = SplitViewControllerView(frame: UIScreen.main.bounds, controller: self)
    edgePan.addAction { [weak self] pan in self?.follow(pan.state) }
    view.addGestureRecognizer(edgePan)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.hideByTap() }
    view.shade.addGestureRecognizer(tap)
    self.view = view
  }
  let edgePan = UIScreenEdgePanGestureRecognizer()

  /// Arranges the columns before they and this controller begin to appear.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, !isShown {
      loadViewIfNeeded()
      arrange()
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarStyle", of: self, upTo: UISplitViewController.self,
      else: statusBarChild)
  }
  open override var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarHidden", of: self, upTo: UISplitViewController.self,
      else: statusBarChild)
  }
  private var statusBarChild: UIViewController? {
    isCollapsed ? collapsedChild : contained[.secondary]
  }

  /// Arranges the columns again after a change.
  private func changed() {
    // Before the first arrangement more changes may follow.
    if arrangement.isArranged { arrange() }
  }
}
