import Foundation

/// How changes of layers are animated that nobody animates otherwise: by a quarter of a second, unless a
/// transaction says otherwise, from `begin()` to `commit()`. Transactions nest; an inner one begins
/// with what the outer one says.
@preconcurrency @MainActor
open class CATransaction: _Object {
  private struct Level {
    var isDisabled = false
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    let group: TransactionGroup
  }

  private static var levels: [Level] = []

  static let standardDuration: CFTimeInterval = 0.25

  /// What waits for the animations that begin now.
  static var group: TransactionGroup? { levels.last?.group }

  /// Opens a transaction in the one that is open.
  open class func begin() {
    levels.append(
      Level(
        isDisabled: levels.last?.isDisabled ?? false, duration: levels.last?.duration,
        function: levels.last?.function, group: TransactionGroup(in: levels.last?.group)))
  }

  /// Closes the innermost one. Its completion block is called when all animations that began in it are
  /// over, at once if there are none. Nothing happens without a transaction.
  open class func commit() { levels.popLast()?.group.commit() }

  /// Kept for iOS sources: changes are seen from the moment they are made.
  open class func flush() {}

  /// Whether changes are seen at once.
  open class func disableActions() -> Bool { levels.last?.isDisabled ?? false }

  /// True shows changes at once. Outside of a transaction it does nothing.
  open class func setDisableActions(_ flag: Bool) { change { $0.isDisabled = flag } }

  /// Seconds.
  open class func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? standardDuration
  }

  /// Negative and NaN are 0. Outside of a transaction it does nothing.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur > 0 ? dur : 0 }
  }

  /// Nil is Core Animation's default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.function }

  /// Outside of a transaction it does nothing.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.function = function }
  }

  /// Called when all animations that began in this transaction so far and later are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    levels.last?.group.setCompletion(block)
  }

  private class func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
