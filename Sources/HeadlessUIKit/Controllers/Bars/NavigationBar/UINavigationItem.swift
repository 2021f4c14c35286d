/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: _Object {
  /// The rule for showing a large title. Raw values match UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits from the item below. The first item shows a large title.
    case automatic
    case always, never
  }

  /// The title of the back button that returns to the item. Raw values match UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if there is room, otherwise "Back", otherwise only the chevron.
    case `default`
    /// "Back", or only the chevron if there is no room.
    case generic
    /// Only the chevron.
    case minimal
  }

  /// The bar whose items include this one.
  weak var bar: UINavigationBar?
  /// The button groups, as they were set.
  final var groups = Groups()

  /// The title in the centre of the bar.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The view shown instead of the title. Its own size is used.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line of text above the bar's other content, which makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

  /// The search controller whose search bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.searchBar.superview === bar { oldValue?.searchBar.removeFromSuperview() }
      didHideSearchBarInitially = false
      changed()
    }
  }
  /// The preferred position of the search bar.
  ///
  /// - Note: Partly: stored but ignored: the search bar is below the title, on iPads too.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Whether scrolling content hides the search bar. True by default.
  ///
  /// The search bar is then hidden at first too, until the content is pulled down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// Whether the content was scrolled once to hide the search bar at first.
  var didHideSearchBarInitially = false

  /// The rule for showing a large title. `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// The item of the back button that returns to this item while another one is on top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// The title of the back button if it has no item. Nil uses the item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The display mode of the back button's title. `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// Whether the back button is hidden. False by default.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items appear next to the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The left buttons, from the bar's left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The right buttons, from the bar's right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The first left button. Setting it replaces the first one; setting nil removes all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
  }

  /// The first right button. Setting it replaces the first one; setting nil removes all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
  }

  /// The appearance while content is scrolled under the bar. Nil uses the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { adopt(standardAppearance) }
  }
  /// The appearance in landscape. Nil uses the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactAppearance) }
  }
  /// The scroll edge appearance. Nil uses the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(scrollEdgeAppearance) }
  }

  /// The scroll edge appearance in landscape. Nil uses the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance) }
  }

  /// Creates an item from a storyboard or a nib.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  /// Creates an item with a title and no buttons.
  public init(title: String) {
    super.init(_object: ())
    self.title = title
  }

  /// Creates an item without a title and buttons.
  public convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Hides or shows the back button, with a cross-fade if animated.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) {
    change(animated) { hidesBackButton = hides }
  }

  /// Sets the first left button, with a cross-fade if animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Sets the first right button, with a cross-fade if animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  /// Sets the left buttons, with a cross-fade if animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the right buttons, with a cross-fade if animated.
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
