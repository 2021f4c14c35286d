/// An interaction that lets a view accept dragged items.
///
/// - Note: Partly: only drags that begin in this window arrive, since other apps are not simulated.
open class UIDropInteraction: _Object, UIInteraction {
  /// The delegate that decides about drops.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction is added to.
  public private(set) weak var view: UIView?
  /// Whether several drags at once are accepted.
  ///
  /// - Note: Partly: stored only; one touch at most drags items.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate, to be added to a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Called before the interaction moves to another view; here without effect.
  public func willMove(to view: UIView?) {}

  /// Sets the view whose drags the interaction handles.
  public func didMove(to view: UIView?) { self.view = view }
}
