public import Foundation

/// One change of a batch update, as reported to the layout. An index path whose item is
/// `NSNotFound` names a section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: _Object {
  /// The kind of change, with UIKit's raw values.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The index path before the batch; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the batch; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, _ action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init(_object: ())
  }
}
