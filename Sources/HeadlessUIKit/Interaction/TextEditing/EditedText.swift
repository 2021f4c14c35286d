import Foundation

/// A text field or text view whose text can be selected and edited by the standard edit actions.
@preconcurrency @MainActor
protocol EditedText: UITextInput, UIView {
  /// Whether text can be typed now.
  var acceptsText: Bool { get }
  var editor: TextEditor { get }
  /// Whether the first typed text replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Asks the delegate whether the text may replace a range.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Replaces a range by a text, as typing does.
  func setText(_ text: String, in range: NSRange)
  /// Called after typing has changed the text.
  func typed()
  /// Returns the part of a pasted text to insert.
  func pasted(_ text: String) -> String
  /// Returns whether touches select text at a point.
  func mayChoose(at point: CGPoint) -> Bool
  /// Begins a selection by touch, with editing if possible. Returns whether text can be selected.
  func beginChoosing() -> Bool
  func menuWillAppear(with animator: any UIEditMenuInteractionAnimating)
  func menuWillDisappear(with animator: any UIEditMenuInteractionAnimating)
}

extension UITextField: EditedText {
  var acceptsText: Bool { isFirstResponder }

  /// Returns the pasted text on a single line.
  func pasted(_ text: String) -> String {
    text.components(separatedBy: .newlines).joined(separator: " ")
  }

  func mayChoose(at point: CGPoint) -> Bool { canBecomeFirstResponder }

  func beginChoosing() -> Bool { becomeFirstResponder() }

  func menuWillAppear(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func menuWillDisappear(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

extension UITextView: EditedText {
  var acceptsText: Bool { isEditable }
  func pasted(_ text: String) -> String { text }

  func mayChoose(at point: CGPoint) -> Bool {
    isSelectable && (isEditable || item(at: point) == nil)
  }

  func beginChoosing() -> Bool {
    if isEditable { return becomeFirstResponder() }
    isChosenByFinger = true
    return true
  }

  func menuWillAppear(with animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func menuWillDisappear(with animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
}

extension EditedText {
  /// Types a text in place of the selection, if the delegate allows it.
  func typeText(_ text: String) {
    let range =
      clearsOnInsertion ? NSRange(location: 0, length: editor.length) : editor.selection
    guard mayReplace(range, with: text) else { return }
    clearsOnInsertion = false
    setText(text, in: range)
    typed()
  }

  /// Deletes like the delete key, if the delegate allows it.
  func typeDelete() {
    let range = editor.rangeToDelete
    guard range.length > 0, mayReplace(range, with: "") else { return }
    setText("", in: range)
    typed()
  }

  private var length: Int { endOfDocument.offset }

  /// The selected range and its text; nil if nothing is selected.
  private var chosen: (range: UITextRange, text: String)? {
    guard let range = selectedTextRange, range.range.length > 0, let text = text(in: range) else {
      return nil
    }
    return (range, text)
  }

  /// Returns whether the edit menu contains the action.
  func canPerformEdit(_ action: StandardEditAction) -> Bool {
    switch action {
    case .cut: acceptsText && chosen != nil && !isSecureTextEntry
    case .copy: chosen != nil && !isSecureTextEntry
    case .paste: acceptsText && environment.pasteboard.hasStrings
    case .select: length > 0 && selectedTextRange?.range.length == 0
    case .selectAll: length > 0 && selectedTextRange.map { $0.range.length < length } ?? false
    case .delete: false
    }
  }

  func apply(_ action: StandardEditAction) {
    switch action {
    case .cut, .copy:
      guard let chosen, !isSecureTextEntry else { return }
      environment.pasteboard.string = chosen.text
      if action == .cut { deleteBackward() }
    case .paste:
      if let text = environment.pasteboard.string, !text.isEmpty { insertText(pasted(text)) }
    case .select: selectedTextRange = word
    case .selectAll: selectedTextRange = UITextRange(NSRange(location: 0, length: length))
    case .delete: if chosen != nil { deleteBackward() }
    }
  }

  /// The line of text around the caret, up to its line breaks; nil if it is empty.
  var paragraph: UITextRange? {
    guard let place = selectedTextRange?.range.location,
      let all = text(in: UITextRange(NSRange(location: 0, length: length)))
    else { return nil }
    let text = all as NSString
    var (start, end) = (0, 0)
    text.getLineStart(
      &start, end: nil, contentsEnd: &end, for: NSRange(location: place, length: 0))
    return start < end ? UITextRange(NSRange(location: start, length: end - start)) : nil
  }

  /// The letters and digits around the caret, or all of a secure text; nil for none.
  var word: UITextRange? {
    if isSecureTextEntry, length > 0 { return UITextRange(NSRange(location: 0, length: length)) }
    guard let place = selectedTextRange?.range.location,
      let all = text(in: UITextRange(NSRange(location: 0, length: length)))
    else { return nil }
    let text = all as NSString
    let others = CharacterSet.alphanumerics.inverted
    let before = text.rangeOfCharacter(
      from: others, options: .backwards, range: NSRange(location: 0, length: place))
    let after = text.rangeOfCharacter(
      from: others, range: NSRange(location: place, length: length - place))
    let start = before.location == NSNotFound ? 0 : NSMaxRange(before)
    let end = after.location == NSNotFound ? length : after.location
    return start < end ? UITextRange(NSRange(location: start, length: end - start)) : nil
  }
}
