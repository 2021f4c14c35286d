public import Foundation

/// From which row to which the focus goes. Nothing has the focus here, so that nobody is ever handed one.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that is to have it.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
