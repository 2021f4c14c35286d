/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: _Object {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Creates a key without characters. Tests subclass it.
  public init() { super.init(_object: ()) }
}
