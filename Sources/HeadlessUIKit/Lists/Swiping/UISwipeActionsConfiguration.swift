import Foundation

/// The actions that a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: _Object {
  /// The actions, beginning with the one at the row's edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row's width performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration. Without actions the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(_object: ())
  }
}
