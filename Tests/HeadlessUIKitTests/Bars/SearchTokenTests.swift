import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Tokens before the text of a search field
/// (https://developer.apple.com/documentation/uikit/uisearchtextfield).
@MainActor
@Suite("Search tokens")
struct SearchTokenTests {
  private final class Bar: UISearchBarDelegate {
    var texts: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      texts.append(searchText)
    }
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let bar: UISearchBar
    let delegate = Bar()
    var field: UISearchTextField { bar.searchTextField }

    init() {
      bar = touches.add(UISearchBar(), rect(0, 0, 400, 56))
      bar.delegate = delegate
    }

    func capsule(_ title: String) -> UIView? {
      touches.window.layoutIfNeeded()
      return field.tree.compactMap { $0 as? UILabel }.first { $0.text == title }?.superview
    }

    /// Returns the frame of a token in the field's coordinates.
    func frame(_ title: String) -> CGRect? {
      capsule(title).map { $0.convert($0.bounds, to: field) }
    }

    func type(_ text: String) { _ = touches.window.keyboard.type(text) }
  }

  @Test("Tokens are before the text, tinted unless they have a colour")
  func places() throws {
    let fixture = Fixture()
    fixture.field.text = "boots"
    let before = fixture.field.textRect(forBounds: fixture.field.bounds)
    let (red, big) = (UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: nil, text: "Big"))
    fixture.field.tokens = [red]
    fixture.field.insertToken(big, at: 1)
    let (first, second) = (try #require(fixture.frame("Red")), try #require(fixture.frame("Big")))
    #expect(first.minX == before.minX && first.height == 24 && first.midY == 18)
    #expect(second.minX == first.maxX + 4)
    let rect = fixture.field.textRect(forBounds: fixture.field.bounds)
    #expect(rect.minX == second.maxX + 4 && rect.maxX == before.maxX)
    let capsule = try #require(fixture.capsule("Red"))
    #expect(capsule.backgroundColor == fixture.field.tintColor && capsule.layer.cornerRadius > 0)
    fixture.field.tokenBackgroundColor = .red
    fixture.touches.window.layoutIfNeeded()
    #expect(capsule.backgroundColor == .red)
    fixture.field.removeToken(at: 0)
    #expect(fixture.capsule("Red") == nil && fixture.field.tokens == [big])
    #expect(fixture.frame("Big")?.minX == before.minX)
  }

  @Test("The text follows the tokens, and a range of it can become a token")
  func portion() {
    let fixture = Fixture()
    fixture.field.text = "red boots"
    #expect(fixture.field.text(in: fixture.field.textualRange) == "red boots")
    let start = fixture.field.beginningOfDocument
    let piece = fixture.field.position(from: start, offset: 4).flatMap {
      fixture.field.textRange(from: start, to: $0)
    }
    let token = UISearchToken(icon: nil, text: "Red")
    token.representedObject = 7
    if let piece { fixture.field.replaceTextualPortion(of: piece, with: token, at: 0) }
    #expect(fixture.field.text == "boots" && fixture.field.tokens == [token])
    #expect(fixture.field.tokens(in: fixture.field.textualRange) == [token])
  }

  @Test(
    "Delete at the start selects the last token, then removes it, and the bar notifies")
  func deleting() {
    let fixture = Fixture()
    fixture.field.tokens = ["a", "b"].map { UISearchToken.saying($0) }
    fixture.bar.becomeFirstResponder()
    fixture.type("x")
    fixture.field.deleteBackward()
    #expect(fixture.delegate.texts == ["x", ""] && fixture.field.tokens.count == 2)
    fixture.field.deleteBackward()
    #expect(fixture.field.tokens.count == 2 && fixture.delegate.texts.count == 2)
    fixture.field.deleteBackward()
    #expect(fixture.field.names == ["a"] && fixture.delegate.texts.count == 3)
    fixture.field.allowsDeletingTokens = false
    fixture.field.deleteBackward()
    fixture.field.deleteBackward()
    #expect(fixture.field.tokens.count == 1)
  }

  @Test("A tap selects a token, which can be copied and is replaced by typing")
  func tapped() throws {
    let fixture = Fixture()
    fixture.field.tokens = ["aaa", "bbb"].map { UISearchToken.saying($0) }
    let frame = try #require(fixture.frame("aaa"))
    fixture.touches.tap(frame.midX + 8, 28)
    fixture.touches.wait(1)
    #expect(fixture.field.isEditing)
    #expect(fixture.field.canPerformAction(Selector("copy:"), withSender: nil))
    fixture.field.copy(nil)
    #expect(fixture.touches.environment.run { UIPasteboard.general.string } == "aaa")
    fixture.type("x")
    #expect(fixture.field.names == ["bbb"] && fixture.field.text == "x")
    #expect(!fixture.field.canPerformAction(Selector("copy:"), withSender: nil))
  }

  @Test("The clear button removes text and tokens, and tokens hide the placeholder")
  func clearing() throws {
    let fixture = Fixture()
    fixture.bar.placeholder = "Things"
    fixture.touches.window.layoutIfNeeded()
    let words = fixture.field.tree.compactMap { $0 as? UILabel }.first { $0.text == "Things" }
    #expect(words?.isHidden == false)
    fixture.field.tokens = [UISearchToken(icon: nil, text: "a")]
    fixture.touches.window.layoutIfNeeded()
    #expect(words?.isHidden == true)
    let button = fixture.field.clearButtonRect(forBounds: fixture.field.bounds)
    fixture.touches.tap(button.midX + 8, 28)
    #expect(fixture.field.tokens.isEmpty && fixture.delegate.texts == [""])
    fixture.touches.window.layoutIfNeeded()
    #expect(words?.isHidden == false)
  }

  @Test("Tokens that leave too little space for text are clipped at their start")
  func many() throws {
    let fixture = Fixture()
    fixture.field.tokens = (0..<12).map { UISearchToken(icon: nil, text: "token \($0)") }
    let room = fixture.field.textRect(forBounds: fixture.field.bounds)
    #expect(room.width == 60)
    let last = try #require(fixture.frame("token 11"))
    #expect(last.maxX + 4 == room.minX)
  }
}

extension UISearchToken {
  /// Returns a token whose represented object is its text.
  fileprivate static func saying(_ text: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: text)
    token.representedObject = text
    return token
  }
}

extension UISearchTextField {
  fileprivate var names: [String] { tokens.compactMap { $0.representedObject as? String } }
}
