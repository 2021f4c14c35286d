/// A tab of a tab bar controller, with the closure that creates its view controller.
@preconcurrency @MainActor
open class UITab: _Object {
  /// The place of a tab in the sidebar and the tab bar of a pad.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The identifier of the tab, which is unique among the tabs.
  public let identifier: String
  /// The title below the image.
  open var title: String { didSet { changed() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed() } }
  /// The second line in a sidebar.
  ///
  /// - Note: Partly: stored; no sidebar is drawn.
  open var subtitle: String?
  /// The text of the badge; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// Any values of the app.
  open var userInfo: Any?
  /// The place of the tab.
  ///
  /// - Note: Partly: stored; tabs keep their order.
  open var preferredPlacement = Placement.automatic
  /// Whether people may hide the tab. Stored without effect: no editor of tabs is shown.
  open var allowsHiding = false
  /// Whether the tab is hidden. Default: false.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.tabsChanged() } } }
  /// Whether the tab is hidden by default. Stored without effect: no editor of tabs is shown.
  open var isHiddenByDefault = false
  /// Whether the tab can be selected. Default: true.
  ///
  /// - Note: Partly: stored; a disabled tab looks enabled and can be selected.
  open var isEnabled = true
  /// The group that contains the tab; nil for none.
  open internal(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  weak var owner: UITabBarController?

  /// Creates a tab. The closure creates its view controller when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init(_object: ())
  }

  /// The view controller of the tab; nil without a closure that creates one.
  open var viewController: UIViewController? {
    if made == nil {
      made = provider?(self)
      made?.tab = self
      show()
    }
    return made
  }

  /// The tab bar controller that shows the tab; nil for none.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The view controller that the tab bar controller shows for this tab.
  var shownController: UIViewController? { viewController }

  private func changed() {
    show()
    owner?.itemsChanged()
  }

  /// Gives the tab's title, image and badge to the view controller's tab bar item.
  func show() {
    guard let controller = made else { return }
    fill(controller.tabBarItem)
  }

  final func fill(_ item: UITabBarItem) {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}
