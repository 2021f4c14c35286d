import Foundation
import HeadlessUIKit
import Testing

/// The editing, delegate calls and layout of text fields.
@MainActor
@Suite("Text fields")
struct TextFieldTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Delegate: UITextFieldDelegate {
    let name: String
    let log: Log
    var allowsBeginning = true
    var allowsEnding = true
    var allowsChanges = true
    var allowsClearing = true
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    private func note(_ call: String) { log.lines.append("\(name) \(call)") }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("shouldBegin")
      return allowsBeginning
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("shouldEnd")
      return allowsEnding
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      note("change \(range.location)+\(range.length) to '\(string)'")
      return allowsChanges
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      note("shouldClear")
      return allowsClearing
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      note("shouldReturn")
      return true
    }
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let log = Log()
    let field: UITextField
    let delegate: Delegate

    init(_ field: UITextField = UITextField()) {
      self.field = touches.add(field, rect(20, 100, 200, 34))
      delegate = Delegate("a", log)
      field.delegate = delegate
    }

    func type(_ text: String) { #expect(touches.window.keyboard.type(text)) }
  }

  @Test("A tap asks, makes the field first responder and notifies in UIKit's order")
  func focus() {
    let fixture = Fixture()
    let other = fixture.touches.add(UITextField(), rect(20, 200, 200, 34))
    let delegate = Delegate("b", fixture.log)
    other.delegate = delegate
    fixture.touches.tap(100, 117)
    #expect(fixture.field.isFirstResponder && fixture.field.isEditing)
    #expect(fixture.log.take() == ["a shouldBegin", "a didBegin"])
    fixture.touches.tap(100, 217)
    #expect(
      fixture.log.take() == ["b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin"])
    #expect(!fixture.field.isFirstResponder && other.isFirstResponder)
  }

  @Test("A delegate may prevent beginning to edit, and ending unless forced")
  func refusals() {
    let fixture = Fixture()
    fixture.delegate.allowsBeginning = false
    #expect(!fixture.field.becomeFirstResponder() && !fixture.field.isEditing)
    fixture.delegate.allowsBeginning = true
    #expect(fixture.field.becomeFirstResponder())
    fixture.delegate.allowsEnding = false
    #expect(!fixture.field.resignFirstResponder() && fixture.field.isEditing)
    #expect(!fixture.touches.window.endEditing(false) && fixture.field.isFirstResponder)
    #expect(fixture.touches.window.endEditing(true) && !fixture.field.isEditing)
  }

  @Test("A disabled field or one without a window is not edited")
  func notEditable() {
    onScreen()
    #expect(!UITextField().becomeFirstResponder())
    let fixture = Fixture()
    fixture.field.isEnabled = false
    fixture.touches.tap(100, 117)
    #expect(!fixture.field.isFirstResponder)
  }

  @Test("Each typed character asks the delegate and notifies by delegate, event and notification")
  func typing() {
    let fixture = Fixture()
    fixture.field.addAction(
      UIAction { _ in fixture.log.lines.append("event '\(fixture.field.text ?? "")'") },
      for: .editingChanged)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: fixture.field, queue: nil
    ) { _ in MainActor.assumeIsolated { fixture.log.lines.append("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    fixture.field.becomeFirstResponder()
    _ = fixture.log.take()
    fixture.type("hé")
    #expect(
      fixture.log.take() == [
        "a change 0+0 to 'h'", "posted", "event 'h'", "a change 1+0 to 'é'", "posted",
        "event 'hé'",
      ])
    fixture.delegate.allowsChanges = false
    fixture.type("x")
    #expect(fixture.field.text == "hé")
    #expect(fixture.log.take() == ["a change 2+0 to 'x'"])
  }

  @Test("Delete removes a grapheme cluster or the selection")
  func deleting() {
    let fixture = Fixture()
    fixture.field.text = "ab👨‍👩‍👧"
    fixture.field.becomeFirstResponder()
    fixture.type("\u{8}")
    #expect(fixture.field.text == "ab")
    let field = fixture.field
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    fixture.type("\u{8}")
    #expect(fixture.field.text == "")
    _ = fixture.log.take()
    fixture.type("\u{8}")
    #expect(fixture.log.take() == [])
  }

  @Test("Typed text replaces the selection and moves the caret behind it")
  func selection() throws {
    let fixture = Fixture()
    let field = fixture.field
    field.text = "Hello world"
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    fixture.type("you")
    #expect(field.text == "Hello you")
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty && field.offset(from: field.beginningOfDocument, to: range.start) == 9)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("Return asks the delegate and ends editing if an action is registered")
  func returning() {
    let fixture = Fixture()
    fixture.field.becomeFirstResponder()
    _ = fixture.log.take()
    fixture.type("\n")
    #expect(fixture.log.take() == ["a shouldReturn"] && fixture.field.isEditing)
    fixture.field.addAction(
      UIAction { _ in fixture.log.lines.append("exit") }, for: .editingDidEndOnExit)
    fixture.type("a")
    _ = fixture.log.take()
    fixture.touches.window.keyboard.insertReturn()
    #expect(fixture.log.take() == ["a shouldReturn", "exit", "a shouldEnd", "a didEnd"])
  }

  @Test("The clear button follows its mode, asks, clears and notifies")
  func clearing() throws {
    let fixture = Fixture()
    var events = 0
    fixture.field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    fixture.field.clearButtonMode = .whileEditing
    fixture.field.text = "text"
    fixture.touches.window.layoutIfNeeded()
    let place = fixture.field.clearButtonRect(forBounds: fixture.field.bounds)
    #expect(fixture.field.textRect(forBounds: fixture.field.bounds).width == 200)
    fixture.field.becomeFirstResponder()
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.field.textRect(forBounds: fixture.field.bounds).width < place.minX)
    fixture.delegate.allowsClearing = false
    fixture.touches.tap(20 + place.midX, 117)
    #expect(fixture.field.text == "text")
    fixture.delegate.allowsClearing = true
    fixture.touches.tap(20 + place.midX, 117)
    #expect(fixture.field.text == "" && events == 1 && fixture.field.isEditing)
  }

  @Test("Rectangle overrides position text, placeholder and side views")
  func rectangles() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 0)
      }
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(3, 4, 20, 20) }
    }
    let field = Padded()
    let fixture = Fixture(field)
    let icon = UIView(frame: rect(0, 0, 10, 10))
    field.leftView = icon
    field.leftViewMode = .always
    field.placeholder = "Name"
    func x(_ text: String) -> CGFloat? {
      fixture.touches.window.layoutIfNeeded()
      let labels = field.tree.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
      let label = labels.first { $0.text == text }
      return label.map { $0.convert($0.bounds, to: field).minX }
    }
    #expect(x("Name") == 30 && icon.frame == rect(3, 4, 20, 20))
    field.text = "Ann"
    #expect(x("Ann") == 30)
    field.becomeFirstResponder()
    #expect(x("Ann") == 40)
  }

  @Test("Borders inset text by 7 points, and a rounded field is 34 points high")
  func borders() {
    onScreen()
    let field = UITextField(frame: rect(0, 0, 100, 34))
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 100, 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == rect(7, 0, 86, 34))
    #expect(field.borderRect(forBounds: field.bounds) == rect(0, 0, 100, 34))
    field.rightView = UIView(frame: rect(0, 0, 20, 20))
    #expect(field.textRect(forBounds: field.bounds).maxX == 93)
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).maxX < 75)
  }

  @Test("A placeholder has its own attributes and is hidden by text")
  func placeholder() throws {
    let fixture = Fixture()
    fixture.field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    fixture.touches.window.layoutIfNeeded()
    let label = try #require(
      fixture.field.tree.compactMap { $0 as? UILabel }.first { $0.text == "Name" })
    let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red && !label.isHidden)
    fixture.field.text = "x"
    fixture.touches.window.layoutIfNeeded()
    #expect(label.isHidden)
  }

  @Test("The caret follows typing and taps")
  func caret() throws {
    let fixture = Fixture()
    let field = fixture.field
    field.becomeFirstResponder()
    fixture.type("ab")
    let (first, last) = (
      field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
    )
    #expect(first.minX == 0 && last.minX > first.minX)
    fixture.touches.tap(21, 117)
    let place = try #require(field.selectedTextRange?.start)
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 0)
    fixture.type("x")
    #expect(field.text == "xab")
  }

  @Test("Secure text is shown as dots")
  func secret() {
    let fixture = Fixture()
    fixture.field.isSecureTextEntry = true
    fixture.field.text = "pass"
    fixture.touches.window.layoutIfNeeded()
    let words = fixture.field.tree.compactMap { ($0 as? UILabel)?.text }
    #expect(words.contains("••••") && !words.contains("pass"))
    #expect(fixture.field.text == "pass")
  }

  @Test("A field removed from its window stops editing")
  func leaving() {
    let fixture = Fixture()
    fixture.field.becomeFirstResponder()
    fixture.delegate.allowsEnding = false
    fixture.field.removeFromSuperview()
    #expect(!fixture.field.isEditing)
  }

  @Test("A subclass may override key handling")
  func keyOverrides() {
    final class Code: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = Code()
    let fixture = Fixture(field)
    field.becomeFirstResponder()
    fixture.type("1\u{8}\u{8}")
    #expect(field.deletions == 2 && field.text == "")
  }

  @Test("A subclass may move or hide its text and placeholder")
  func drawingOverrides() {
    final class Quiet: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
      override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 30, dy: 0)) }
    }
    func shown(_ text: String, in field: UITextField) -> UILabel? {
      field.tree.compactMap { $0 as? UILabel }.first { $0.text == text }
    }
    let (plain, quiet) = (UITextField(), Quiet())
    for field in [plain, quiet] {
      _ = Fixture(field)
      field.placeholder = "Name"
      field.layoutIfNeeded()
    }
    #expect(shown("Name", in: plain)?.isHidden == false)
    #expect(shown("Name", in: quiet)?.isHidden == true)
    for field in [plain, quiet] {
      field.text = "Ada"
      field.layoutIfNeeded()
    }
    let places = [plain, quiet].map { shown("Ada", in: $0)?.frame.minX ?? .nan }
    #expect(places[1] == places[0] + 30)
  }

  @Test("An equal value requests no layout, unless parts of the text have another one")
  func equalValues() {
    onScreen()
    final class Counting: UITextField {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let field = Counting()
    field.textColor = .red
    field.placeholder = "name"
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.blue])
    field.layoutIfNeeded()
    field.textColor = .red
    field.layoutIfNeeded()
    #expect(field.layouts == 2)
    let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    let (font, placeholder) = (field.font, field.attributedPlaceholder)
    field.textColor = .red
    field.font = font
    field.placeholder = "name"
    field.attributedPlaceholder = placeholder
    field.layoutIfNeeded()
    #expect(field.layouts == 2)
  }
}
