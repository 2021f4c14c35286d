/// Takes what is typed. A responder that does and is first has the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Takes a text at the caret, "\n" for the return key.
  func insertText(_ text: String)
  /// Takes away what is chosen, else the character before the caret.
  func deleteBackward()
}
