/// The root of views, controllers and applications. Equal only to itself unless a subclass overrides
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UIResponder: _Object {
  /// A responder of its own, in no chain.
  public init() { super.init(_object: ()) }

  /// Whom an event goes to that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }
}
