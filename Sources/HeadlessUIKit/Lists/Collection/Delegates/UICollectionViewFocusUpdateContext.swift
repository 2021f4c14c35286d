public import Foundation

/// A focus change between items of a collection view. The framework never creates one, because
/// focus is not simulated.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
