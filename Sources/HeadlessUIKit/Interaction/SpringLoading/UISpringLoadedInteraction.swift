/// An interaction that activates its view when a drag rests over it.
///
/// - Note: Partly: Apple publishes neither the time until the view blinks nor the time from then
///   until it is activated; here both are 0.6 seconds.
open class UISpringLoadedInteraction: _Object, UIInteraction {
  /// The behaviour that decides whether the view may be activated.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The effect shown before activation. The standard effect highlights cells and controls and lets
  /// them blink.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that the interaction is added to.
  public private(set) weak var view: UIView?
  private let handler:
    (
      _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
    ) -> Void
  /// Returns the part of the view at a point, such as the cell of a list.
  var target: (_ view: UIView, _ point: CGPoint) -> UIView? = { view, _ in view }

  /// Creates an interaction, to be added to a view. A nil behaviour allows every activation, and a
  /// nil effect is the standard effect.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UnconditionalSpringLoading()
    self.interactionEffect = interactionEffect ?? SpringBlink()
    self.handler = handler
    super.init(_object: ())
  }

  /// Creates an interaction with the standard behaviour and effect.
  public convenience init(
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }

  /// Called before the interaction moves to another view; here without effect.
  public func willMove(to view: UIView?) {}

  /// Sets the view that the interaction activates.
  public func didMove(to view: UIView?) { self.view = view }
}

/// The standard behaviour, which allows every activation.
private final class UnconditionalSpringLoading: UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
