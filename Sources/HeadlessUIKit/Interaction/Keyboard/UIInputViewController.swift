/// A controller whose view is shown instead of the keyboard.
open class UIInputViewController: UIViewController {
  /// Whether the keyboard of the app's own shows a button for others; there are none.
  open var needsInputModeSwitchKey: Bool { false }
  /// What language is typed; nil for the device's.
  open var primaryLanguage: String?

  /// Ends the editing that it was shown for.
  open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }

  /// The text that is edited.
  open var textDocumentProxy: any UITextDocumentProxy {
    TextDocument(viewIfLoaded?.window?.madeKeyboard?.firstResponder as? any UIKeyInput)
  }
}
