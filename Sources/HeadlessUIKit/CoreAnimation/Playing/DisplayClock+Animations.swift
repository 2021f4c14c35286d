import Foundation

extension DisplayClock {
  /// Adds a block until its end. A block without duration or animations is completed immediately.
  ///
  /// If it begins in the completion of such a block, it is completed at the end of the current
  /// instant. Otherwise a block that restarts itself would never return.
  func begin(_ block: AnimationBlock) {
    guard block.duration > 0, !block.isEmpty else {
      if isCompleting, block.completion != nil {
        DelayedCall(after: 0, in: self) { block.complete(true) }
      } else {
        let isOuter = isCompleting
        isCompleting = true
        block.complete(true)
        isCompleting = isOuter
      }
      return
    }
    begin(block as any ClockedEvent)
  }

  /// Completes those of the blocks that have no animations left.
  func complete(abandonedAmong blocks: Set<ObjectIdentifier>) {
    abandon { blocks.contains(ObjectIdentifier($0)) }
  }
}

extension AnimationBlock: ClockedEvent {
  var due: TimeInterval { end }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    clean(at: time)
    if wasCancelled { for change in changes.reversed() { change.set(to: change.from) } }
    if completion != nil { prepare() }
    complete(true)
  }

  func abandon() { complete(false) }
}
