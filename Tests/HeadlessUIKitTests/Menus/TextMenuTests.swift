import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Text selection by touches, and the menu that it opens.
///
/// The menu follows `textField(_:editMenuForCharactersIn:suggestedActions:)` in
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate. The taps follow
/// https://support.apple.com/guide/iphone/select-and-edit-text: a double tap selects a word, a
/// triple tap a paragraph.
@MainActor
@Suite("Text edit menus")
struct TextMenuTests {
  private final class Delegate: UITextFieldDelegate, UITextViewDelegate {
    let log = Journal()
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.lines.append("menu \(range.location) \(range.length)")
      return menu(suggestedActions)
    }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      log.lines.append("comes")
      animator.addCompletion { self.log.lines.append("has come") }
    }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.lines.append("goes") }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.lines.append("menu \(range.location) \(range.length)")
      return menu(suggestedActions)
    }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.lines.append("comes") }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.lines.append("goes") }
  }

  private static let titles = ["Cut", "Copy", "Paste", "Select", "Select All", "Mine"]

  private func lines(_ fixture: TouchFixture) -> [String] {
    Self.titles.filter { fixture.line($0) != nil }
  }

  private func field(_ fixture: TouchFixture, _ delegate: Delegate) -> UITextField {
    let field = fixture.add(UITextField(), rect(20, 300, 360, 40))
    field.text = "one two three"
    field.delegate = delegate
    fixture.window.layoutIfNeeded()
    return field
  }

  /// Returns the position of a character in the window.
  private func place(_ offset: Int, in view: any UITextInput & UIView) -> CGPoint {
    view.layoutIfNeeded()
    let rect = view.caretRect(for: UITextPosition.at(offset, in: view))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func tap(_ fixture: TouchFixture, _ point: CGPoint, times: Int) {
    for _ in 0..<times {
      fixture.tap(point.x, point.y)
      fixture.wait(0.1)
    }
  }

  @Test("A double tap selects a word and shows the menu")
  func word() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let field = field(fixture, delegate)
    let point = place(5, in: field)
    tap(fixture, point, times: 2)
    #expect(field.isFirstResponder && field.selectedTextRange?.span == NSRange(4..<7))
    #expect(delegate.log.take() == ["menu 4 3", "comes"])
    fixture.wait(0.5)
    #expect(delegate.log.take() == ["has come"] && lines(fixture) == ["Cut", "Copy", "Select All"])
    fixture.tap(line: "Cut")
    #expect(field.text == "one  three" && delegate.log.take() == ["goes"])
    #expect(fixture.environment.run { UIPasteboard.general.string } == "two")
    #expect(lines(fixture) == [])
  }

  @Test("A triple tap selects a paragraph of a view and all of a field")
  func paragraph() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let view = fixture.add(UITextView(), rect(20, 300, 360, 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "The first.\nThe second one.\nThe third."
    view.delegate = delegate
    fixture.window.layoutIfNeeded()
    tap(fixture, place(16, in: view), times: 2)
    #expect(view.selectedRange == NSRange(15..<21))
    fixture.wait(1)
    tap(fixture, place(16, in: view), times: 3)
    #expect(view.selectedRange == NSRange(11..<26))
    #expect(lines(fixture) == ["Cut", "Copy", "Select All"])
    let field = field(fixture, delegate)
    field.frame.origin.y = 100
    fixture.wait(1)
    tap(fixture, place(5, in: field), times: 3)
    #expect(field.selectedTextRange?.span == NSRange(0..<13))
  }

  @Test("A long press moves the caret and shows the menu on lifting")
  func stays() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let field = field(fixture, delegate)
    let (first, second) = (place(2, in: field), place(9, in: field))
    fixture.down(first.x, first.y)
    fixture.wait(0.6)
    #expect(field.isFirstResponder && field.selectedTextRange?.span == NSRange(2..<2))
    fixture.move(second.x, second.y, over: 0.3)
    #expect(field.selectedTextRange?.span == NSRange(9..<9) && lines(fixture) == [])
    fixture.up()
    fixture.wait(0.5)
    #expect(lines(fixture) == ["Select", "Select All"])
    fixture.tap(line: "Select")
    #expect(field.selectedTextRange?.span == NSRange(8..<13))
    #expect(lines(fixture) == ["Cut", "Copy", "Select All"])
  }

  @Test("A tap on the caret toggles the menu, and typing hides it")
  func caret() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let field = field(fixture, delegate)
    let point = place(5, in: field)
    for expected in [[], ["Select", "Select All"], [], ["Select", "Select All"]] {
      fixture.tap(point.x, point.y)
      fixture.wait(1)
      #expect(lines(fixture) == expected)
    }
    #expect(fixture.window.keyboard.type("x"))
    fixture.wait(0.5)
    #expect(lines(fixture) == [] && field.text == "one txwo three")
    fixture.environment.run { UIPasteboard.general.string = "a\nb" }
    let moved = place(6, in: field)
    fixture.tap(moved.x, moved.y)
    fixture.wait(1)
    #expect(lines(fixture) == ["Paste", "Select", "Select All"])
    fixture.tap(line: "Paste")
    #expect(field.text == "one txa bwo three")
  }

  @Test("The delegate's menu replaces the suggested one, and an empty one is not shown")
  func own() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let field = field(fixture, delegate)
    var chosen = 0
    delegate.menu = { suggested in
      UIMenu(children: [UIAction(title: "Mine") { _ in chosen += 1 }] + suggested)
    }
    tap(fixture, place(5, in: field), times: 2)
    fixture.wait(0.5)
    #expect(lines(fixture) == ["Cut", "Copy", "Select All", "Mine"])
    fixture.tap(line: "Mine")
    #expect(chosen == 1 && lines(fixture) == [])
    _ = delegate.log.take()
    delegate.menu = { _ in UIMenu(children: []) }
    fixture.wait(1)
    tap(fixture, place(9, in: field), times: 2)
    fixture.wait(0.5)
    #expect(delegate.log.take().contains("comes") == false && lines(fixture) == [])
  }

  @Test("Read-only text is selected by a long press for copying, and deselected by a tap")
  func onlyRead() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let view = fixture.add(UITextView(), rect(20, 300, 360, 100))
    view.text = "one two three"
    view.font = .systemFont(ofSize: 20)
    view.isEditable = false
    view.delegate = delegate
    fixture.window.layoutIfNeeded()
    let point = place(5, in: view)
    fixture.down(point.x, point.y)
    fixture.wait(0.6)
    fixture.up()
    fixture.wait(0.5)
    #expect(view.selectedRange == NSRange(4..<7) && !view.isFirstResponder)
    #expect(lines(fixture) == ["Copy", "Select All"])
    fixture.tap(line: "Copy")
    #expect(fixture.environment.run { UIPasteboard.general.string } == "two")
    view.isSelectable = false
    view.selectedRange = NSRange(0..<0)
    fixture.wait(1)
    tap(fixture, point, times: 2)
    #expect(view.selectedRange == NSRange(0..<0) && lines(fixture) == [])
  }

  @Test("Secure text is selected as a whole and cannot be copied")
  func secret() {
    let (fixture, delegate) = (TouchFixture(), Delegate())
    let field = field(fixture, delegate)
    field.isSecureTextEntry = true
    tap(fixture, place(5, in: field), times: 2)
    fixture.wait(0.5)
    #expect(field.selectedTextRange?.span == NSRange(0..<13) && lines(fixture) == [])
  }
}

extension UITextPosition {
  @MainActor
  fileprivate static func at(_ offset: Int, in view: any UITextInput) -> UITextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.beginningOfDocument
  }
}

extension UITextRange {
  @MainActor
  fileprivate var span: NSRange {
    let view = UITextField()
    let first = view.offset(from: view.beginningOfDocument, to: start)
    return NSRange(location: first, length: view.offset(from: start, to: end))
  }
}
