/// Lets a view take what is dragged over it.
///
/// - Note: Partly: only what is dragged in the same window comes; other apps are not there.
open class UIDropInteraction: _Object, UIInteraction {
  /// Says what is taken.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// - Note: Partly: kept; there is one finger that drags.
  open var allowsSimultaneousDropSessions = false

  /// For a view to be added to.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Nothing to do.
  public func willMove(to view: UIView?) {}

  /// Drags over the view are told from now on.
  public func didMove(to view: UIView?) { self.view = view }
}
