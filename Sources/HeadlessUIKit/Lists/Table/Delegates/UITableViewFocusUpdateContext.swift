public import Foundation

/// A focus change between rows of a table view. The framework never creates one, because focus is
/// not simulated.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
