public import Foundation

/// A search bar and what it shows while text is searched for: set it as a navigation item's
/// `searchController`.
///
/// Active, the bar moves up over the title, what is searched is dimmed, and with a text the results'
/// controller covers it. The order of calls: `presentSearchController` (a finger only),
/// `willPresentSearchController`, `updateSearchResults` as the field begins, and after the motion
/// `didPresentSearchController`; in the same way back, with `updateSearchResults` for the emptied text
/// between (https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// - Note: Partly: outside of a navigation item the bar stays where it is and nothing covers the content.
open class UISearchController: UIViewController {
  /// Seconds that it takes to come and go.
  private static let duration: TimeInterval = 0.3

  /// Told whenever something else may be found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Where text is typed.
  public let searchBar: UISearchBar
  /// Shows the results; nil where the searched controller does.
  public let searchResultsController: UIViewController?
  /// Whether what is searched is dimmed while there are no results over it.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The name it had before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title makes room for the search bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search, if the search bar has any.
  open var automaticallyShowsScopeBar = true
  /// When they come.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }

  /// When a search's scopes come; raw values as UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onSearchActivation`.
    case automatic
    /// When the search bar's owner says so.
    case manual
    /// With the first letter.
    case onTextEntry
    /// With the search.
    case onSearchActivation
  }
  /// Whether the results come with the first letter.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  /// Whether the results are shown; set it where they do not come by themselves.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { placeResults() } }
  }

  private var isSearching = false

  /// - Parameter searchResultsController: nil shows the results in what is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    searchBar.controller = self
    if let searchResultsController { addChild(searchResultsController) }
    searchResultsController?.didMove(toParent: self)
  }

  /// Without a results' controller.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// The search is on. Setting it begins and ends it, in an animation on the screen.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  /// Whether the bar's title row is away.
  var takesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  // MARK: Coming and going

  private weak var navigationBar: UINavigationBar?

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: false) }
    showScopes()
    navigationBar = searchBar.superview as? UINavigationBar
    let host = navigationBar?.superview
    if let host, let navigationBar {
      view.frame = host.bounds
      beginAppearanceTransition(true, animated: true)
      host.insertSubview(view, belowSubview: navigationBar)
      navigationBar.itemChanged()
    }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    tellUpdater()
    content?.dimming.alpha = 0
    UIView.animate(
      duration: host == nil ? 0 : Self.duration, curve: TransitionCoordinator.curve
    ) {
      showContent()
      host?.setNeedsLayout()
      host?.layoutIfNeeded()
      searchBar.layoutIfNeeded()
    } completion: { [weak self] in
      guard let self, isSearching else { return }
      endAppearanceTransition()
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: false) }
    let hadText = searchBar.text?.isEmpty == false
    searchBar.text = nil
    showScopes()
    if hadText { tellUpdater() }
    if automaticallyShowsSearchResultsController { showsSearchResultsController = false }
    let host = navigationBar?.superview
    if host != nil { beginAppearanceTransition(false, animated: true) }
    navigationBar?.itemChanged()
    UIView.animate(
      duration: host == nil ? 0 : Self.duration, curve: TransitionCoordinator.curve
    ) {
      showContent()
      host?.setNeedsLayout()
      host?.layoutIfNeeded()
      searchBar.layoutIfNeeded()
    } completion: { [weak self] in
      guard let self, !isSearching else { return }
      viewIfLoaded?.removeFromSuperview()
      endAppearanceTransition()
      delegate?.didDismissSearchController(self)
    }
  }

  private func showScopes() {
    guard automaticallyShowsScopeBar else { return }
    let waitsForText = scopeBarActivation == .onTextEntry
    searchBar.showsScopeBar = isSearching && !(waitsForText && searchBar.text?.isEmpty != false)
  }

  private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: What the bar does

  /// A finger, or code, has put the caret into the field.
  func fieldBegan() {
    guard !isSearching else { return }
    delegate?.presentSearchController(self)
    begin()
  }

  func textChanged() {
    showScopes()
    showContent()
    tellUpdater()
  }

  func cancelled() { end() }

  // MARK: What is over the content

  private var content: SearchContentView? { viewIfLoaded as? SearchContentView }

  open override func loadView() {
    view = SearchContentView(self)
  }

  private func showContent() {
    let hasText = searchBar.text?.isEmpty == false
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = isSearching && hasText && searchResultsController != nil
    }
    content?.dimming.alpha = isSearching && obscuresBackgroundDuringPresentation ? 1 : 0
  }

  private func placeResults() {
    guard let content, let results = searchResultsController else { return }
    UIView.performWithoutAnimation {
      if showsSearchResultsController {
        results.view.frame = content.bounds
        content.addSubview(results.view)
      } else {
        results.viewIfLoaded?.removeFromSuperview()
      }
      content.setNeedsLayout()
    }
  }

  /// The results reach under the bar.
  func layOutResults() {
    guard let results = searchResultsController, results.viewIfLoaded?.superview === content else {
      return
    }
    results.view.frame = view.bounds
    let bottom = navigationBar.map { $0.frame.maxY } ?? 0
    results.barInsets = UIEdgeInsets(
      top: max(0, bottom - view.safeAreaInsets.top), left: 0, bottom: 0, right: 0)
  }
}
