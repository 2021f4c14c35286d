public import Foundation

/// A search bar and what it shows while text is searched for: a navigation item's `searchController`, or
/// with its `searchBar` where an app likes.
///
/// Active, the bar moves up over the title, what is searched is dimmed, and with a text the results'
/// controller covers it. The order of calls: `presentSearchController` (a finger only),
/// `willPresentSearchController`, `updateSearchResults` as the field begins, and after the motion
/// `didPresentSearchController`; in the same way back, with `updateSearchResults` for the emptied text
/// between (https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// A search bar that is put elsewhere, such as into a table's header, goes to the top of the nearest
/// controller that defines a presentation context, and back at the end; a navigation bar around it goes away
/// meanwhile if `hidesNavigationBarDuringPresentation` says so. A bar in a title view stays. `present(_:animated:)`
/// begins a search too: its bar comes from above.
///
/// - Note: Partly: while it is active, nobody's `presentedViewController` is this controller.
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

  private var placement: SearchPlacement?

  private func begin() { begin(presentedBy: nil, completion: nil) }

  /// Begins, as `isActive` does.
  ///
  /// - Parameter presenter: who presents it by code: the bar comes from above wherever it has no place.
  func begin(presentedBy presenter: UIViewController?, completion: (() -> Void)?) {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: false) }
    showScopes()
    placement?.close(viewIfLoaded)
    placement = SearchPlacement(of: self, presentedBy: presenter)
    if let placement {
      beginAppearanceTransition(true, animated: true)
      placement.open(view)
    }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    tellUpdater()
    content?.dimming.alpha = 0
    move { [weak self] in
      guard let self, isSearching else { return }
      if placement != nil { endAppearanceTransition() }
      delegate?.didPresentSearchController(self)
      completion?()
    }
  }

  private func end(completion: (() -> Void)? = nil) {
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
    if placement != nil { beginAppearanceTransition(false, animated: true) }
    placement?.navigationBar?.itemChanged()
    move { [weak self] in
      guard let self, !isSearching else { return }
      let wasPlaced = placement != nil
      placement?.close(viewIfLoaded)
      placement = nil
      if wasPlaced { endAppearanceTransition() }
      delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  /// Moves everything where the search, or its end, has it.
  private func move(completion: @escaping () -> Void) {
    UIView.animate(
      duration: placement == nil ? 0 : Self.duration, curve: TransitionCoordinator.curve
    ) {
      showContent()
      placement?.showNavigationBar(!isSearching)
      content?.setNeedsLayout()
      content?.layoutIfNeeded()
      searchBar.layoutIfNeeded()
    } completion: {
      completion()
    }
  }

  /// Ends the search; with none, as of any controller.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    end(completion: completion)
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
        content.insertSubview(results.view, aboveSubview: content.dimming)
      } else {
        results.viewIfLoaded?.removeFromSuperview()
      }
      content.setNeedsLayout()
    }
  }

  /// The bar stands at the top, where it is not in a navigation bar; the results reach under it.
  func layOutContent() {
    guard let placement, let content else { return }
    if placement.movesBar, searchBar.superview === content {
      searchBar.frame =
        isSearching ? placement.barFrame(in: content) : placement.restingFrame(in: content)
    }
    let bar = placement.movesBar ? searchBar.frame : placement.navigationBar?.frame ?? .zero
    content.showGround(of: placement.movesBar ? searchBar : nil, isShown: isSearching)
    guard let results = searchResultsController, results.viewIfLoaded?.superview === content else {
      return
    }
    results.view.frame = view.bounds
    results.barInsets = UIEdgeInsets(
      top: max(0, bar.maxY - view.safeAreaInsets.top), left: 0, bottom: 0, right: 0)
  }
}
