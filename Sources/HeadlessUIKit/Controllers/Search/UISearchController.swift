public import Foundation

/// A controller of a search bar and of the results that are shown while text is searched.
///
/// Use it as a navigation item's `searchController`, or place its `searchBar` in a custom view. An
/// active search moves the bar over the title and dims the searched content. With a text, the
/// results controller covers that content.
///
/// The order of calls (https://developer.apple.com/documentation/uikit/uisearchcontroller):
///
/// 1. `presentSearchController`, when editing of the field begins.
/// 2. `willPresentSearchController`.
/// 3. `updateSearchResults`.
/// 4. `didPresentSearchController`, after the animation.
///
/// The end of a search has the corresponding calls, with `updateSearchResults` for the emptied text
/// in between.
///
/// A search bar in a custom view, for example a table's header, moves to the top of the nearest
/// controller that defines a presentation context, and back at the end. A navigation bar around it
/// is hidden meanwhile if `hidesNavigationBarDuringPresentation` is true. A search bar in a title
/// view stays there. `present(_:animated:)` begins a search too: its bar enters from above.
///
/// - Note: Partly: an active search controller is no controller's `presentedViewController`.
open class UISearchController: UIViewController {
  /// The duration of the animations, in seconds.
  private static let duration: TimeInterval = 0.3

  /// The object that updates the results, called whenever they may have changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  public let searchBar: UISearchBar
  /// The controller that shows the results. Nil if the searched controller shows them.
  public let searchResultsController: UIViewController?
  /// Whether the searched content is dimmed while no results cover it. True by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar takes the place of the title. True by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during the search. True by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during the search, if the search bar has any. True by default.
  open var automaticallyShowsScopeBar = true
  /// The moment when the scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }

  /// The moments when the scopes of a search are shown. Raw values match UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// The moment of `onSearchActivation`.
    case automatic
    /// The scopes are shown only by the app.
    case manual
    /// The scopes are shown with the first typed letter.
    case onTextEntry
    /// The scopes are shown when the search begins.
    case onSearchActivation
  }
  /// Whether the results are shown with the first typed letter. True by default.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  /// Whether the results are shown. Set it if they are not shown automatically.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { placeResults() } }
  }

  private var isSearching = false

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results. Nil if the
  ///   searched controller shows them.
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

  /// Creates a search controller without a results controller.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the search is active. Setting it begins or ends the search, animated if it is on the
  /// screen.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  /// Whether the search bar takes the place of the navigation bar's title.
  var replacesNavigationBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  // MARK: Presentation

  private var placement: SearchPlacement?

  private func begin() { begin(presentedBy: nil, completion: nil) }

  /// Begins the search.
  ///
  /// - Parameter presenter: The controller that presents the search in code, or nil. A bar without
  ///   a superview then enters from above.
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
    notifyUpdater()
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
    if hadText { notifyUpdater() }
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

  /// Animates all views to their places at the beginning or at the end of the search.
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

  /// Ends an active search. Otherwise it dismisses like any view controller.
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

  private func notifyUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: Search bar events

  /// Begins the search when editing of the field begins, by touch or in code.
  func fieldBegan() {
    guard !isSearching else { return }
    delegate?.presentSearchController(self)
    begin()
  }

  func textChanged() {
    showScopes()
    showContent()
    notifyUpdater()
  }

  func cancelled() { end() }

  // MARK: Search results

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

  /// Places the search bar at the top unless it is in a navigation bar. The results extend under
  /// it.
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
