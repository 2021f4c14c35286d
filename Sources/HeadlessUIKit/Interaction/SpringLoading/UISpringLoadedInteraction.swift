/// Opens a view when something dragged stays over it.
///
/// - Note: Partly: Apple publishes neither how long the finger stays until the view blinks nor how long it blinks
///   until it is opened; here six tenths of a second each.
open class UISpringLoadedInteraction: _Object, UIInteraction {
  /// Says whether the view may be opened.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows that it is going to be: marks cells and controls, and lets them blink, unless another one was given.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that has it.
  public private(set) weak var view: UIView?
  private let handler:
    (
      _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
    ) -> Void
  /// What of the view lies under a point of it: a list's cell.
  var target: (_ view: UIView, _ point: CGPoint) -> UIView? = { view, _ in view }

  /// For a view to be added to. Nil is the usual behaviour, which always allows, and the usual effect.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysSpringing()
    self.interactionEffect = interactionEffect ?? SpringBlink()
    self.handler = handler
    super.init(_object: ())
  }

  /// With the usual behaviour and effect.
  public convenience init(
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }

  /// Nothing to do.
  public func willMove(to view: UIView?) {}

  /// What is dragged over the view is looked at from now on.
  public func didMove(to view: UIView?) { self.view = view }
}

/// The usual behaviour.
private final class AlwaysSpringing: UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
