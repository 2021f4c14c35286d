/// The document proxy of a custom keyboard: a view on the text being edited. Without one it has no
/// effect.
final class TextDocument: UITextDocumentProxy {
  private let input: (any UIKeyInput)?

  init(_ input: (any UIKeyInput)?) { self.input = input }

  private var text: (any UITextInput)? { input as? any UITextInput }

  private func part(from start: UITextPosition?, to end: UITextPosition?) -> String? {
    guard let text, let start, let end, let range = text.textRange(from: start, to: end),
      let words = text.text(in: range), !words.isEmpty
    else { return nil }
    return words
  }

  var documentContextBeforeInput: String? {
    part(from: text?.beginningOfDocument, to: text?.selectedTextRange?.start)
  }

  var documentContextAfterInput: String? {
    part(from: text?.selectedTextRange?.end, to: text?.endOfDocument)
  }

  var selectedText: String? {
    part(from: text?.selectedTextRange?.start, to: text?.selectedTextRange?.end)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let start = text.selectedTextRange?.start,
      let place = text.position(from: start, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }
}
