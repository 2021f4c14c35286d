/// The root of views, controllers and applications. Equal only to itself unless a subclass overrides
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UIResponder: _Object {
  /// A responder of its own, in no chain.
  public init() { super.init(_object: ()) }

  /// Whom an event goes to that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers came down in this responder's view. The default hands them on to the next responder, as
  /// do those of the three methods below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that came down in this responder's view moved, wherever they are now.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that came down in this responder's view left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture, or a scroll view, took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
