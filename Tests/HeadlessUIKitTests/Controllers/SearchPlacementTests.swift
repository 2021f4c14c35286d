import Foundation
import HeadlessUIKit
import Testing

/// Search controllers whose bar is outside of a navigation item.
@MainActor
@Suite("Search bars in content")
struct SearchPlacementTests {
  /// A table with the search bar as its header, in a navigation controller.
  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let results: NotingController
    let search: UISearchController
    let list = UITableViewController(style: .plain)
    let navigation: UINavigationController
    let log = Journal()

    init() {
      results = NotingController("results", log)
      search = UISearchController(searchResultsController: results)
      list.definesPresentationContext = true
      list.tableView.tableHeaderView = search.searchBar
      navigation = UINavigationController(rootViewController: list)
      touches.window.rootViewController = navigation
      touches.window.show()
      touches.window.layoutIfNeeded()
    }

    /// The frame of the search bar in the window.
    var bar: CGRect {
      touches.window.convert(search.searchBar.bounds, from: search.searchBar)
    }

    func begin() {
      search.isActive = true
      touches.wait(0.4)
    }

    func end() {
      search.isActive = false
      touches.wait(0.4)
    }
  }

  @Test("The search bar moves to the top, the navigation bar hides, and both return")
  func header() {
    let fixture = Fixture()
    #expect(fixture.bar == rect(0, 44, 400, 56))
    fixture.begin()
    #expect(fixture.bar == rect(0, 0, 400, 56) && fixture.navigation.isNavigationBarHidden)
    #expect(fixture.search.searchBar.isDescendant(of: fixture.search.view))
    fixture.list.tableView.contentOffset.y = 300
    fixture.touches.wait(0.1)
    #expect(fixture.bar == rect(0, 0, 400, 56))
    fixture.list.tableView.contentOffset.y = 0
    fixture.end()
    #expect(!fixture.navigation.isNavigationBarHidden && fixture.search.view.window == nil)
    #expect(fixture.search.searchBar.superview === fixture.list.tableView)
    #expect(fixture.search.searchBar.frame == rect(0, 0, 400, 56))
  }

  @Test("Halfway through the animation, the bar is between both positions")
  func motion() {
    let fixture = Fixture()
    fixture.search.isActive = true
    fixture.touches.wait(0.15)
    let shown = fixture.search.searchBar.layer.presentation()?.frame.minY ?? -1
    #expect(shown > 2 && shown < 42)
  }

  @Test("The navigation bar stays if the search does not hide it, with the search bar below")
  func stayingBar() {
    let fixture = Fixture()
    fixture.search.hidesNavigationBarDuringPresentation = false
    fixture.begin()
    #expect(!fixture.navigation.isNavigationBarHidden && fixture.bar == rect(0, 44, 400, 56))
  }

  @Test("Content is dimmed below the bar, and results cover it and start under the bar")
  func content() {
    let fixture = Fixture()
    fixture.begin()
    let point = CGPoint(x: 200, y: 300)
    #expect(
      fixture.touches.window.hitTest(point, with: nil)?.isDescendant(of: fixture.search.view)
        == true)
    fixture.search.searchBar.searchTextField.insertText("a")
    fixture.touches.wait(0.1)
    #expect(fixture.results.view.window != nil && fixture.results.view.safeAreaInsets.top == 56)
    #expect(fixture.log.take() == ["results willAppear", "results didAppear"])
    fixture.touches.tap(30, 20)
    #expect(fixture.search.isActive)
  }

  @Test("A tap on the dimmed content ends the search")
  func tapBeside() {
    let fixture = Fixture()
    fixture.begin()
    fixture.touches.tap(200, 400)
    fixture.touches.wait(0.4)
    #expect(!fixture.search.isActive && fixture.search.view.window == nil)
  }

  @Test("A tap starts the search, and the field keeps the caret while its bar moves")
  func finger() {
    let fixture = Fixture()
    fixture.touches.tap(200, 72)
    fixture.touches.wait(0.4)
    #expect(fixture.search.isActive && fixture.search.searchBar.isFirstResponder)
    #expect(fixture.bar == rect(0, 0, 400, 56))
  }

  @Test("A search bar in the title stays there, with results below the navigation bar")
  func titleView() {
    let fixture = Fixture()
    fixture.list.tableView.tableHeaderView = nil
    fixture.list.navigationItem.titleView = fixture.search.searchBar
    fixture.touches.window.layoutIfNeeded()
    let before = fixture.bar
    fixture.begin()
    #expect(fixture.bar == before && !fixture.navigation.isNavigationBarHidden)
    let siblings = fixture.navigation.view.subviews
    let content = siblings.firstIndex { $0 === fixture.search.view }
    let bar = siblings.firstIndex { $0 === fixture.navigation.navigationBar }
    #expect(content != nil && bar != nil && (content ?? 0) < (bar ?? 0))
  }

  @Test("A presented search controller moves its bar in from above, and dismissal removes it")
  func presented() {
    let fixture = Fixture()
    fixture.list.tableView.tableHeaderView = nil
    var isShown = false, isGone = false
    fixture.list.present(fixture.search, animated: true) { isShown = true }
    #expect(fixture.search.isActive)
    fixture.touches.wait(0.4)
    #expect(isShown && fixture.bar == rect(0, 0, 400, 56))
    fixture.search.dismiss(animated: true) { isGone = true }
    fixture.touches.wait(0.4)
    #expect(isGone && fixture.search.searchBar.window == nil)
  }

  @Test("The scope bar increases the height while the search bar is at the top")
  func scopes() {
    let fixture = Fixture()
    fixture.search.searchBar.scopeButtonTitles = ["All", "Near"]
    fixture.begin()
    #expect(fixture.bar == rect(0, 0, 400, 100))
    fixture.end()
    #expect(fixture.search.searchBar.frame == rect(0, 0, 400, 56))
  }

  @Test("A screen removed during a search leaves no views behind")
  func lifetime() {
    weak var window: UIWindow?
    weak var list: UITableViewController?
    do {
      let fixture = Fixture()
      fixture.list.definesPresentationContext = false
      fixture.begin()
      #expect(fixture.search.view.superview === fixture.touches.window)
      (window, list) = (fixture.touches.window, fixture.list)
    }
    onScreen()
    #expect(window == nil && list == nil)
  }

  @Test("A container's search bar moves to the top of the screen and shows results")
  func container() {
    let touches = TouchFixture()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    touches.window.rootViewController = container
    touches.window.show()
    touches.window.layoutIfNeeded()
    #expect(search.searchBar.superview === container.view)
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    touches.wait(0.4)
    container.view.setNeedsLayout()
    touches.window.layoutIfNeeded()
    #expect(search.searchBar.superview === search.view && results.view.window != nil)
    search.isActive = false
    touches.wait(0.4)
    #expect(search.searchBar.superview === container.view)
  }
}
