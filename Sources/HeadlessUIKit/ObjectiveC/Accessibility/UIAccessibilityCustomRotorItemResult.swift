public import Foundation

/// An element of a rotor.
open class UIAccessibilityCustomRotorItemResult: _Object {
  /// The element; nil for none.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text; nil for all of it.
  open var targetRange: UITextRange?

  /// Creates an element of a rotor.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init(_object: ())
  }
}
