import Foundation
import HeadlessUIKit
import Testing

/// The layout and delegate calls of search bars.
@MainActor
@Suite("Search bars")
struct SearchBarTests {
  final class Delegate: UISearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      lines.append("scope \(selectedScope)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      lines.append("cancel")
      searchBar.resignFirstResponder()
    }
  }

  @Test(
    "The search field is 36 points high, 8 from the sides, and leaves space for the cancel button")
  func geometry() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 56))
    #expect(bar.searchTextField.frame == rect(8, 10, 384, 36))
    #expect(bar.intrinsicContentSize.height == 56)
    bar.setShowsCancelButton(true, animated: true)
    fixture.wait(0.3)
    #expect(bar.searchTextField.frame.width < 340)
  }

  @Test("The delegate is notified of typing, searching and cancelling")
  func delegate() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 56))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.showsCancelButton = true
    fixture.window.layoutIfNeeded()
    fixture.tap(100, 28)
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(fixture.window.keyboard.type("ab\n"))
    fixture.tap(385, 28)
    #expect(delegate.lines == ["begin", "text a", "text ab", "search", "cancel", "end"])
    #expect(bar.text == "ab" && !bar.isFirstResponder)
  }

  @Test("Scopes are below the field once shown, and a selection is reported")
  func scopes() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 100))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    fixture.window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == rect(8, 10, 384, 36))
    fixture.tap(340, 78)
    #expect(delegate.lines == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
    bar.setShowsScope(false, animated: false)
    #expect(bar.intrinsicContentSize.height == 56)
    bar.prompt = "What is looked for"
    #expect(bar.intrinsicContentSize.height == 76)
  }

  @Test(
    "An empty field has the bookmark button, one with text the clear button")
  func sideButton() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 56))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    fixture.window.layoutIfNeeded()
    fixture.tap(376, 28)
    #expect(delegate.lines == ["bookmark"] && !bar.isFirstResponder)
    bar.showsSearchResultsButton = true
    fixture.window.layoutIfNeeded()
    fixture.tap(376, 28)
    #expect(delegate.lines == ["bookmark", "results"])
    bar.text = "a"
    fixture.window.layoutIfNeeded()
    fixture.tap(381, 28)
    #expect(bar.text == "" && delegate.lines.count == 3 && delegate.lines[2] == "text ")
  }

  @Test("Custom images and adjustments are stored and applied")
  func pictures() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 56))
    let own = UIImage.plain(.plainRed, 10, 10)
    bar.setImage(own, for: .search, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    fixture.window.layoutIfNeeded()
    #expect(bar.image(for: .search, state: .normal) === own)
    #expect(bar.searchTextField.leftView?.frame.size == CGSize(width: 10, height: 10))
    #expect(bar.searchTextField.leftView?.frame.minX == 11)
    #expect(bar.searchTextField.frame.minY == 12)
    bar.setSearchFieldBackgroundImage(UIImage.plain(.plainGreen, 4, 28), for: .normal)
    fixture.window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height == 28)
    #expect(bar.searchTextField.backgroundColor == nil)
  }
}
