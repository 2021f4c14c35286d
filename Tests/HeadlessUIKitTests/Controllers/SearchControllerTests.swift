import Foundation
import HeadlessUIKit
import Testing

/// Search controllers in a navigation bar, and bars that hide.
@MainActor
@Suite("Search controllers and hiding bars")
struct SearchControllerTests {
  final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    let log: Journal

    @MainActor
    init(_ log: Journal) { self.log = log }

    func updateSearchResults(for searchController: UISearchController) {
      log.lines.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func presentSearchController(_ searchController: UISearchController) {
      log.lines.append("present")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.lines.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.lines.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.lines.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.lines.append("didDismiss")
    }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let log = Journal()
    let results: NotingController
    let search: UISearchController
    let scroll = UIScrollView()
    let navigation: UINavigationController
    let listener: Listener

    init(hides: Bool) {
      results = NotingController("results", log)
      search = UISearchController(searchResultsController: results)
      listener = Listener(log)
      search.delegate = listener
      search.searchResultsUpdater = listener
      let root = UIViewController()
      root.title = "1"
      root.view = scroll
      scroll.contentSize = CGSize(width: 400, height: 3000)
      root.navigationItem.searchController = search
      root.navigationItem.hidesSearchBarWhenScrolling = hides
      navigation = UINavigationController(rootViewController: root)
      touches.window.rootViewController = navigation
      touches.window.show()
      touches.window.layoutIfNeeded()
    }

    var bar: CGRect { navigation.navigationBar.frame }
    func lay() { touches.window.layoutIfNeeded() }
  }

  @Test("The search bar adds 52 points and collapses before the title")
  func height() {
    let staying = Fixture(hides: false)
    #expect(staying.bar == rect(0, 0, 400, 96) && staying.scroll.contentOffset.y == -96)
    #expect(staying.search.searchBar.frame == rect(0, 44, 400, 52))
    let hiding = Fixture(hides: true)
    hiding.scroll.contentOffset.y = -70
    hiding.lay()
    #expect(hiding.bar.height == 70 && hiding.search.searchBar.frame.height == 26)
    hiding.scroll.contentOffset.y = -96
    hiding.lay()
    #expect(hiding.bar.height == 96 && hiding.search.searchBar.alpha == 1)
  }

  @Test(
    "The scope bar appears with the search or its first letter and takes space")
  func scopes() {
    let fixture = Fixture(hides: false)
    let bar = fixture.search.searchBar
    bar.scopeButtonTitles = ["All", "Near"]
    fixture.lay()
    #expect(!bar.showsScopeBar && fixture.bar.height == 96)
    fixture.touches.tap(200, 70)
    fixture.touches.wait(0.4)
    #expect(bar.showsScopeBar && fixture.bar == rect(0, 0, 400, 96))
    fixture.search.isActive = false
    fixture.touches.wait(0.4)
    #expect(!bar.showsScopeBar && fixture.bar.height == 96)
    fixture.search.scopeBarActivation = .onTextEntry
    fixture.touches.tap(200, 70)
    fixture.touches.wait(0.4)
    #expect(!bar.showsScopeBar)
    bar.searchTextField.insertText("a")
    #expect(bar.showsScopeBar)
  }

  @Test("A tap on the field starts the search in the documented order and moves the bar up")
  func order() {
    let fixture = Fixture(hides: false)
    fixture.touches.tap(200, 70)
    #expect(fixture.log.take() == ["present", "willPresent", "update ''"])
    #expect(fixture.search.isActive && fixture.search.searchBar.showsCancelButton)
    fixture.touches.wait(0.4)
    #expect(fixture.log.take() == ["didPresent"])
    #expect(fixture.bar == rect(0, 0, 400, 52))
    #expect(fixture.search.searchBar.frame == rect(0, 0, 400, 52))
    fixture.search.searchBar.searchTextField.insertText("a")
    #expect(fixture.log.take() == ["results willAppear", "update 'a'"])
    #expect(fixture.results.view.window != nil)
    fixture.touches.wait(0.1)
    #expect(fixture.log.take() == ["results didAppear"])
    #expect(fixture.results.view.safeAreaInsets.top == 52)
    fixture.search.isActive = false
    #expect(
      fixture.log.take() == [
        "willDismiss", "update ''", "results willDisappear", "results didDisappear",
      ])
    fixture.touches.wait(0.4)
    #expect(fixture.log.take() == ["didDismiss"])
    #expect(fixture.bar == rect(0, 0, 400, 96) && fixture.results.view.window == nil)
  }

  @Test("The content is dimmed and receives no touches while there are no results")
  func dimming() {
    let fixture = Fixture(hides: false)
    fixture.search.isActive = true
    fixture.touches.wait(0.4)
    let point = CGPoint(x: 200, y: 400)
    #expect(fixture.touches.window.hitTest(point, with: nil) !== fixture.scroll)
    fixture.search.obscuresBackgroundDuringPresentation = false
    #expect(fixture.touches.window.hitTest(point, with: nil) === fixture.scroll)
  }

  @Test("A tap on the content toggles the bars, except on a control")
  func tapping() {
    let fixture = Fixture(hides: false)
    let button = UIButton(frame: rect(0, 200, 400, 50))
    fixture.scroll.addSubview(button)
    fixture.navigation.hidesBarsOnTap = true
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.lay()
    fixture.touches.tap(200, 320)
    #expect(!fixture.navigation.isNavigationBarHidden)
    fixture.touches.wait(0.5)
    fixture.touches.tap(200, 600)
    #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
    fixture.touches.wait(0.5)
    fixture.touches.tap(200, 600)
    #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
  }

  @Test("The keyboard hides the bars if requested")
  func keyboard() {
    let fixture = Fixture(hides: false)
    fixture.navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: rect(0, 200, 400, 50))
    fixture.scroll.addSubview(field)
    field.becomeFirstResponder()
    #expect(fixture.navigation.isNavigationBarHidden)
  }
}
