/// The presses of a moment.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
