/// A responder that accepts typed text. While it is first responder, the keyboard is shown.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the responder has text to delete.
  var hasText: Bool { get }
  /// Inserts text at the caret. "\n" is the return key.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}
