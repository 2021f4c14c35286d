/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: _Object {
  /// When a title is large; raw values as UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it; the first one large.
    case automatic
    case always, never
  }

  /// What the next item's back button says; raw values as UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if there is room, else "Back", else the chevron alone.
    case `default`
    /// "Back", else the chevron alone.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// The bar that shows it, or one of the items under it.
  weak var bar: UINavigationBar?
  /// Of buttons, as they were set.
  final var groups = Groups()

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Shown in the middle instead of the title, as large as it says it is.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line of text above everything else, for which the bar grows.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

  /// Its search bar lies under the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.searchBar.superview === bar { oldValue?.searchBar.removeFromSuperview() }
      searchBarWasTucked = false
      changed()
    }
  }
  /// Where the search bar is to lie.
  ///
  /// - Note: Partly: kept; it lies below the title, as on iPhones, on iPads too.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Whether the search bar goes away under scrolling content. Then it is away at first too, until the
  /// content is pulled down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// Content under the search bar has been moved up once, so that it was away at first.
  var searchBarWasTucked = false

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// What the back button shows that leads to this item, while another is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// The words of that button, where there is no item for it; nil takes the title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// From the bar's left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// From the bar's right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The first of the left ones; setting it replaces that one, and nil takes them all away.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
  }

  /// The first of the right ones; setting it replaces that one, and nil takes them all away.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
  }

  /// The bar's, unless set.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { adopt(standardAppearance) }
  }
  /// The bar's, unless set.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactAppearance) }
  }
  /// The bar's, unless set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(scrollEdgeAppearance) }
  }

  /// The bar's, unless set.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance) }
  }

  /// An item of a controller in a storyboard, or of a bar in a nib.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  /// An item without buttons.
  public init(title: String) {
    super.init(_object: ())
    self.title = title
  }

  /// In an animation if asked for.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) {
    change(animated) { hidesBackButton = hides }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  private func change(_ animated: Bool, _ body: () -> Void) {
    body()
    if animated { bar?.dissolveContent() }
  }

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    item.map { [$0] + (items ?? []).dropFirst() }
  }

  private func adopt(_ appearance: UINavigationBarAppearance?) {
    appearance?.changed = { [weak self] in self?.changed() }
    changed()
  }

  private func changed() { bar?.itemChanged() }
}
