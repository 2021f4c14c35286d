/// A controller whose view replaces the keyboard.
open class UIInputViewController: UIViewController {
  /// Whether a custom keyboard must show a key that switches keyboards. Always false: no other
  /// keyboard exists.
  open var needsInputModeSwitchKey: Bool { false }
  /// The language of the keyboard; nil for that of the device.
  open var primaryLanguage: String?

  /// Dismisses the keyboard by ending the editing.
  open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }

  /// The edited text.
  open var textDocumentProxy: any UITextDocumentProxy {
    TextDocument(viewIfLoaded?.window?.existingKeyboard?.firstResponder as? any UIKeyInput)
  }
}
