/// The text that a custom keyboard edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil if it is empty.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret; nil if it is empty.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil if nothing is selected.
  var selectedText: String? { get }
  /// Moves the caret by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}
