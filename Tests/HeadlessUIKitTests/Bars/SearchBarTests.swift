import Foundation
import HeadlessUIKit
import Testing

/// What a search bar shows and tells.
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
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      lines.append("cancel")
      searchBar.resignFirstResponder()
    }
  }

  @Test("Its field is 36 points high, 8 from the sides, and makes room for the cancel button")
  func geometry() {
    let fixture = TouchFixture()
    let bar = fixture.add(UISearchBar(), rect(0, 0, 400, 56))
    #expect(bar.searchTextField.frame == rect(8, 10, 384, 36))
    #expect(bar.intrinsicContentSize.height == 56)
    bar.setShowsCancelButton(true, animated: true)
    fixture.wait(0.3)
    #expect(bar.searchTextField.frame.width < 340)
  }

  @Test("Typing, searching and giving up are told")
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
}
