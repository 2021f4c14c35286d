/// The text that a keyboard of an app's own edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// Before the caret; nil for nothing.
  var documentContextBeforeInput: String? { get }
  /// Behind the caret; nil for nothing.
  var documentContextAfterInput: String? { get }
  /// What is chosen; nil for nothing.
  var selectedText: String? { get }
  /// Moves the caret by so many characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}
