/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: _Object {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  /// The key's position on the keyboard. No key here, since hardware keyboards are not simulated.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Creates a key without characters. Tests subclass it.
  public init() { super.init(_object: ()) }
}
