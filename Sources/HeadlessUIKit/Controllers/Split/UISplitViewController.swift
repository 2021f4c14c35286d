public import Foundation

/// A primary child, which leads to a secondary one beside it, or, in three columns, to a supplementary
/// one between both. Where there is no room for two (`isCollapsed`) they share one stack.
///
/// All but the secondary column are *sidebars*. How many are seen, and whether they lie beside the
/// secondary column, over it or push it aside, is the `displayMode`: the preferred one, until a tap, a
/// gesture, `show(_:)` or `hide(_:)` asks for another, and again after the screen turns. By itself a
/// screen that lies shows one sidebar beside the secondary column and one that stands none, which then
/// comes over it.
open class UISplitViewController: UIViewController, ContainerOfItsOwn {
  /// For widths: what the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Asked and told about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// How many columns there are.
  public let style: Style

  /// What was set for the columns.
  private(set) var given: [Column: UIViewController] = [:]
  /// What is in them: what was set, in a navigation controller in the styles with columns.
  private(set) var contained: [Column: UIViewController] = [:]
  /// Who is in the view now.
  var installed: [UIViewController] = []
  /// The only child there is room for.
  var only: UIViewController?
  /// Stacks that lie on that of another column, in the order of the columns.
  var loans: [SplitLoan] = []
  /// How many sidebars were asked for since the preferred mode was set.
  var asked: Int?
  /// What is shown now.
  final var arrangement = SplitArrangement()

  /// With columns, or, for `unspecified`, with `viewControllers`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Both arguments are kept for iOS sources. Without columns.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map { Self.style(in: $0.scene.element) } ?? .unspecified
    super.init(coder: coder)
  }

  /// A storyboard says that there may be columns, and has a supplementary one or none.
  private static func style(in element: NibElement) -> Style {
    guard element.attributes["allowDoubleColumnStyle"] == "YES" else { return .unspecified }
    let hasThree = (element.first("connections")?.children ?? []).contains {
      $0.attributes["relationship"] == "supplementaryViewController"
    }
    return hasThree ? .tripleColumn : .doubleColumn
  }

  // MARK: Children

  /// The columns from the leading edge on.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The children from the leading edge on; one where there is room for one. Set it in the style
  /// without columns: the primary and the secondary one; what goes beyond two is left out.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let only { return [only] }
      return order.compactMap { contained[$0] }
    }
    set {
      if isCollapsed { undoCollapse() }
      put(newValue.first, in: .primary)
      put(newValue.dropFirst().first, in: .secondary)
      changed()
    }
  }

  /// What was set for the column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets a column's child, in a navigation controller unless it is one. Nil empties the column. Not for
  /// the style without columns, and three columns are needed for a supplementary one: both do nothing.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified, column == .compact || order.contains(column) else { return }
    let own = contained[column] as? UINavigationController
    let isWrapped = own !== given[column]
    given[column] = vc
    if let vc, !(vc is UINavigationController), column != .compact {
      if let own, isWrapped {
        replaceStack(of: own, with: [vc])
      } else {
        put(UINavigationController(rootViewController: vc), in: column)
      }
    } else {
      if isCollapsed { undoCollapse() }
      put(vc, in: column)
    }
    changed()
  }

  func put(_ controller: UIViewController?, in column: Column) {
    let old = contained[column]
    guard old !== controller else { return }
    if let old {
      takeOut(old)
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    contained[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Shows a column, by the mode that is nearest to the one there is; on top of the stack where there
  /// is room for one column.
  open func show(_ column: Column) {
    if isCollapsed { return bringOnTop(column) }
    switch column {
    case .primary: ask(for: style == .tripleColumn ? 2 : 1)
    case .supplementary: ask(for: max(arrangement.sidebars, 1))
    case .secondary: ask(for: arrangement.sidebarsOverNone)
    case .compact: break
    }
  }

  /// Hides a column and those before it; from the stack where there is room for one column. Nothing
  /// hides the secondary one otherwise.
  open func hide(_ column: Column) {
    if isCollapsed { return takeFromTop(column) }
    switch column {
    case .primary: ask(for: style == .tripleColumn ? min(arrangement.sidebars, 1) : 0)
    case .supplementary: ask(for: 0)
    case .secondary, .compact: break
    }
  }

  /// In the style without columns: the delegate may show it; else it becomes the primary child, or is
  /// presented where there is room for one.
  open override func show(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !isCollapsed, style == .unspecified else { return present(controller, animated: true) }
    put(controller, in: .primary)
    changed()
  }

  /// The delegate may show it; else it becomes the secondary child, on top of the stack where there is
  /// room for one.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if style != .unspecified {
      setViewController(controller, for: .secondary)
      return show(.secondary)
    }
    guard !isCollapsed else { return pushDetail(controller) }
    put(controller, in: .secondary)
    changed()
  }

  // MARK: Modes

  /// Whether there is room for one child only, as in a horizontally compact environment. Known once
  /// the view is about to appear.
  open internal(set) var isCollapsed = false

  /// The mode that is; it means nothing where there is room for one child.
  open var displayMode: DisplayMode { arrangement.mode }

  /// The mode to be in; automatic for what fits. In an animation block the change is animated.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      asked = nil
      changed()
    }
  }

  /// How sidebars lie to the secondary column.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// How they are to lie; automatic for what fits. Not for the style without columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { changed() } }

  /// Where the primary column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { changed() } }

  /// How the primary column's background is to be.
  ///
  /// - Note: Partly: kept; it shows on a Mac only.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Whether a finger from the edge of the primary column shows a sidebar, and a tap beside sidebars
  /// that lie over the secondary column hides them.
  open var presentsWithGesture = true { didSet { changed() } }

  /// Shows and hides sidebars. Bars of the columns have it by themselves in the styles with columns
  /// (`displayModeButtonVisibility`).
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.changeModeByUser() })

  /// Whether the bars of columns have the button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { changed() }
  }

  /// Whether three columns have a second button, which hides both sidebars.
  ///
  /// - Note: Partly: kept; there is no second button.
  open var showsSecondaryOnlyButton = false

  // MARK: Widths

  /// In points; `automaticDimension`, as at first, for `preferredPrimaryColumnWidthFraction`. NaN
  /// counts as automatic, here and below.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// Of the whole width, from 0 to 1; `automaticDimension`, as at first, for the system's width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// In points; `automaticDimension`, as at first, for none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// In points; `automaticDimension`, as at first, for the system's width, which a width in points may
  /// exceed.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The primary column's width, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      points: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth, to: maximumPrimaryColumnWidth)
  }

  /// As for the primary column.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// As for the primary column.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { changed() } }
  /// As for the primary column.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// As for the primary column.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
  /// The supplementary column's width, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      points: preferredSupplementaryColumnWidth,
      fraction: preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth, to: maximumSupplementaryColumnWidth)
  }

  // MARK: Life

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

  /// The columns are there before they and this controller are told that they appear.
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

  open override var childForStatusBarStyle: UIViewController? { answering }
  open override var childForStatusBarHidden: UIViewController? { answering }
  private var answering: UIViewController? { isCollapsed ? only : contained[.secondary] }

  /// Something that the arrangement depends on is different.
  private func changed() {
    // Once it has appeared: before that, more is to come.
    if arrangement.isMade { arrange() }
  }
}
