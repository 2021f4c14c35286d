/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: _Object {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }

  init() { super.init(_object: ()) }
}
