/// An event that contains presses.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
