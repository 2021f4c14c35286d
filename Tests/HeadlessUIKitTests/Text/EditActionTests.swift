import Foundation
import HeadlessUIKit
import Testing

/// Cut, copy, paste and selection in text fields and text views.
@MainActor
@Suite("Edit actions of text")
struct EditActionTests {
  private func offered(_ view: UIView) -> String {
    ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].filter {
      view.canPerformAction(Selector($0), withSender: nil)
    }.joined(separator: " ")
  }

  @Test("A field offers the available edit actions and performs them")
  func field() {
    let fixture = TouchFixture()
    let field = fixture.add(UITextField(), rect(0, 0, 300, 40))
    field.text = "one two, three"
    #expect(offered(field).isEmpty, "nothing is edited")
    field.becomeFirstResponder()
    #expect(offered(field) == "select: selectAll:")
    field.selectedTextRange = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 5)!,
      to: field.position(from: field.beginningOfDocument, offset: 5)!)
    field.select(nil)
    #expect(offered(field) == "cut: copy: selectAll:")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "two" && changes == 0)
    field.cut(nil)
    #expect(field.text == "one , three" && changes == 1 && offered(field).hasPrefix("paste:"))
    field.selectAll(nil)
    #expect(offered(field) == "cut: copy: paste:")
    UIPasteboard.general.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "a b" && changes == 2)
    field.selectAll(nil)
    field.delete(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "a\nb" && offered(field) == "paste:")
    field.isSecureTextEntry = true
    field.insertText("secret")
    field.selectAll(nil)
    field.copy(nil)
    #expect(offered(field) == "paste:" && UIPasteboard.general.string == "a\nb")
  }

  @Test("A read-only text view only offers copying")
  func textView() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 300, 100))
    view.text = "one two"
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    #expect(offered(view) == "cut: copy:")
    view.isEditable = false
    #expect(offered(view) == "copy:")
    view.copy(nil)
    view.isEditable = true
    view.selectedRange = NSRange(location: 7, length: 0)
    view.paste(nil)
    #expect(view.text == "one twoone two")
  }

  private final class Copied: UIView {
    var copies = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:"
    }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @Test("An overridden action is sent to the responder that claims it")
  func others() {
    onScreen()
    let (outer, inner) = (Copied(), UIView())
    outer.addSubview(inner)
    #expect(UIApplication.shared.sendAction("copy:", to: nil, from: inner, for: nil))
    #expect(UIApplication.shared.sendAction("copy:", to: outer, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction("paste:", to: nil, from: inner, for: nil))
    #expect(outer.copies == 2 && offered(inner).isEmpty)
  }
}
