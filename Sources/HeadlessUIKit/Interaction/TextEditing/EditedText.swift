import Foundation

/// A field or a view whose text can be chosen and edited by the standard edit actions.
@MainActor
protocol EditedText: UITextInput, UIView {
  /// Whether text can be typed now.
  var takesText: Bool { get }
  /// What of a pasted text is typed.
  func pasted(_ text: String) -> String
  /// Whether fingers choose text at a point.
  func mayChoose(at point: CGPoint) -> Bool
  /// A finger chooses: the view is edited, if it can be. Whether it chooses.
  func beginChoosing() -> Bool
  func menuComes(with animator: any UIEditMenuInteractionAnimating)
  func menuGoes(with animator: any UIEditMenuInteractionAnimating)
}

extension UITextField: EditedText {
  var takesText: Bool { isFirstResponder }

  /// One line.
  func pasted(_ text: String) -> String {
    text.components(separatedBy: .newlines).joined(separator: " ")
  }

  func mayChoose(at point: CGPoint) -> Bool { canBecomeFirstResponder }

  func beginChoosing() -> Bool { becomeFirstResponder() }

  func menuComes(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func menuGoes(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

extension UITextView: EditedText {
  var takesText: Bool { isEditable }
  func pasted(_ text: String) -> String { text }

  func mayChoose(at point: CGPoint) -> Bool {
    isSelectable && (isEditable || item(at: point) == nil)
  }

  func beginChoosing() -> Bool {
    if isEditable { return becomeFirstResponder() }
    isChosenByFinger = true
    return true
  }

  func menuComes(with animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func menuGoes(with animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
}

extension EditedText {
  private var length: Int { endOfDocument.offset }

  /// What is chosen; nil for nothing.
  private var chosen: (range: UITextRange, text: String)? {
    guard let range = selectedTextRange, range.range.length > 0, let text = text(in: range) else {
      return nil
    }
    return (range, text)
  }

  /// Whether an edit menu has the action.
  func offers(_ action: StandardEditAction) -> Bool {
    switch action {
    case .cut: takesText && chosen != nil && !isSecureTextEntry
    case .copy: chosen != nil && !isSecureTextEntry
    case .paste: takesText && environment.pasteboard.hasStrings
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

  /// All of the line around the caret up to its break; nil for none.
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

  /// The letters and digits around the caret, all of a secret; nil for none.
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
