public import Foundation

/// One change of a batch, as the layout is told of it. A path whose item is `NSNotFound` is a section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: _Object {
  /// What happens; raw values as UIKit's.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Before the batch; nil for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// After the batch; nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, _ action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init(_object: ())
  }
}
