/// The element from which a rotor steps, and the direction.
open class UIAccessibilityCustomRotorSearchPredicate: _Object {
  /// The current element.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the step.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// Creates a step from an element.
  public init(
    currentItem: UIAccessibilityCustomRotorItemResult,
    searchDirection: UIAccessibilityCustomRotor.Direction
  ) {
    (self.currentItem, self.searchDirection) = (currentItem, searchDirection)
    super.init(_object: ())
  }
}
