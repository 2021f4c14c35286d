import Foundation

/// How changes of layers are animated that nobody animates otherwise: by a quarter of a second, unless a
/// transaction says otherwise, from `begin()` to `commit()`. Transactions nest; an inner one begins
/// with what the outer one says. What is said outside of all is for the rest of what happens at that moment.
@preconcurrency @MainActor
open class CATransaction: _Object {
  struct Level {
    var isDisabled = false
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// What apps keep under keys of their own.
    var ownValues: [String: Any] = [:]
    let group: TransactionGroup

    /// With what another one says.
    @MainActor
    init(in outer: Level?) {
      group = TransactionGroup(in: outer?.group)
      guard let outer else { return }
      (isDisabled, duration, function) = (outer.isDisabled, outer.duration, outer.function)
      ownValues = outer.ownValues
    }
  }

  private static var levels: [Level] = []
  private static var innermost: Level? {
    if let last = levels.last { return last }
    let environment = ScreenEnvironment.current
    guard let said = environment.saidOutsideOfTransactions, said.time == environment.clock.time
    else { return nil }
    return said.level
  }

  static let standardDuration: CFTimeInterval = 0.25

  /// What waits for the animations that begin now.
  static var group: TransactionGroup? { innermost?.group }

  /// Opens a transaction in the one that is open.
  open class func begin() { levels.append(Level(in: innermost)) }

  /// Closes the innermost one. Its completion block is called when all animations that began in it are
  /// over, at once if there are none. Nothing happens without a transaction.
  open class func commit() { levels.popLast()?.group.commit() }

  /// Kept for iOS sources: changes are seen from the moment they are made.
  open class func flush() {}

  /// Whether changes are seen at once.
  open class func disableActions() -> Bool { innermost?.isDisabled ?? false }

  /// True shows changes at once.
  open class func setDisableActions(_ flag: Bool) { change { $0.isDisabled = flag } }

  /// Seconds.
  open class func animationDuration() -> CFTimeInterval {
    innermost?.duration ?? standardDuration
  }

  /// Negative and NaN are 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur > 0 ? dur : 0 }
  }

  /// Nil is Core Animation's default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost?.function }

  /// Nil is Core Animation's default.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.function = function }
  }

  /// Called when all animations that began in this transaction so far and later are over.
  /// Outside of all, that is at the end of what happens now at the earliest.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change {
      $0.completion = block
      $0.group.setCompletion(block)
    }
    guard levels.isEmpty, let group = innermost?.group else { return }
    DelayedCall(after: 0, in: ScreenEnvironment.current.clock) { group.commit() }
  }

  /// What is called then; nil for nothing.
  open class func completionBlock() -> (() -> Void)? { innermost?.completion }

  /// What `setValue(_:forKey:)` or the setters have said.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: innermost?.duration
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: innermost?.ownValues[key]
    }
  }

  /// The same as the setters, by Core Animation's keys; others are kept as long as the transaction lasts.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard case .numbers(let numbers)? = AnimatedValue(object: anObject), let first = numbers.first
      else { return change { $0.duration = nil } }
      setAnimationDuration(Double(first))
    case kCATransactionDisableActions:
      setDisableActions((anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: change { $0.ownValues[key] = anObject }
    }
  }

  private class func change(_ body: (inout Level) -> Void) {
    guard levels.isEmpty else { return body(&levels[levels.count - 1]) }
    var level = innermost ?? Level(in: nil)
    body(&level)
    let environment = ScreenEnvironment.current
    environment.saidOutsideOfTransactions = (level, environment.clock.time)
  }
}

/// The key of `animationDuration`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock`.
public let kCATransactionCompletionBlock = "completionBlock"
