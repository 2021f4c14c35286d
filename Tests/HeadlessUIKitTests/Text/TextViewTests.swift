import Foundation
import HeadlessUIKit
import Testing

/// The layout and editing of text views.
@MainActor
@Suite("Text views")
struct TextViewTests {
  final class Delegate: UITextViewDelegate {
    var lines: [String] = []
    var allowsChanges = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("change \(range.location)+\(range.length) to '\(text)'")
      return allowsChanges
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location)")
    }
  }

  @Test("The content is as high as its lines and insets and scrolls")
  func contentSize() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one"
    fixture.window.layoutIfNeeded()
    let one = view.contentSize.height
    view.text = "one\ntwo\nthree\nfour\nfive\nsix"
    fixture.window.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(abs(one - (line + 16)) < 1)
    #expect(abs(view.contentSize.height - (6 * line + 16)) < 2)
    #expect(view.contentSize.width == 200)
    view.textContainerInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    fixture.window.layoutIfNeeded()
    #expect(abs(view.contentSize.height - (6 * line + 40)) < 2)
  }

  @Test("An unscrollable text view is as high as its text")
  func selfSizing() {
    let fixture = TouchFixture()
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "words and words and words and words and words and words"
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixture.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])
    fixture.window.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(view.frame.height > 40)
  }

  @Test("Typing asks and notifies the text view's delegate, which is the scroll view's too")
  func typing() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    let delegate = Delegate()
    view.delegate = delegate
    fixture.tap(100, 50)
    #expect(view.isFirstResponder)
    #expect(fixture.window.keyboard.type("a\n"))
    #expect(
      delegate.lines == [
        "shouldBegin", "didBegin", "change 0+0 to 'a'", "selection 1", "didChange",
        "change 1+0 to '\n'", "selection 2", "didChange",
      ])
    delegate.lines = []
    delegate.allowsChanges = false
    #expect(fixture.window.keyboard.type("b\u{8}"))
    #expect(view.text == "a\n")
    view.resignFirstResponder()
    #expect(
      delegate.lines == ["change 2+0 to 'b'", "change 1+1 to ''", "shouldEnd", "didEnd"])
  }

  @Test("A read-only text view shows no keyboard")
  func notEditable() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    view.isEditable = false
    fixture.tap(100, 50)
    #expect(!view.isFirstResponder)
    view.isEditable = true
    fixture.tap(100, 50)
    #expect(view.isFirstResponder)
    view.isEditable = false
    #expect(!view.isFirstResponder)
  }

  @Test("The caret is in its line, and typing scrolls to it")
  func caret() throws {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    view.becomeFirstResponder()
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(first.minX == 5 && first.minY == 8)
    #expect(abs(last.minY - 8 - line) < 1 && last.minX > 5)
    #expect(fixture.window.keyboard.type("\n\n\n\n\n\nend"))
    fixture.window.layoutIfNeeded()
    #expect(view.contentOffset.y > 0)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.maxY <= view.contentOffset.y + 100 + 0.5)
  }
}
