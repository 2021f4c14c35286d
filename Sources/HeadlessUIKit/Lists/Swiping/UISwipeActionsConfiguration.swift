import Foundation

/// What a swipe over a row brings forth, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: _Object {
  /// The outermost first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row does the first one. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// Without actions nothing can be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(_object: ())
  }
}
