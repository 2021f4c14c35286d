import Foundation

/// The settings of implicit animations, which run when code changes a layer without an explicit
/// animation.
///
/// Implicit animations take 0.25 seconds unless a transaction, from `begin()` to `commit()`, sets
/// another duration. Transactions nest, and an inner one inherits the settings of the outer one.
/// Settings made outside all transactions apply until the clock advances.
@preconcurrency @MainActor
open class CATransaction: _Object {
  struct Level {
    var isDisabled = false
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// The values that apps store under custom keys.
    var customValues: [String: Any] = [:]
    let group: TransactionGroup

    /// Creates a level with the settings of the outer one.
    @MainActor
    init(in outer: Level?) {
      group = TransactionGroup(in: outer?.group)
      guard let outer else { return }
      (isDisabled, duration, function) = (outer.isDisabled, outer.duration, outer.function)
      customValues = outer.customValues
    }
  }

  private static var innermost: Level? {
    let state = AnimationState.current
    if let last = state.transactions.last { return last }
    guard let implicit = state.implicitTransaction,
      implicit.time == ScreenEnvironment.current.clock.time
    else { return nil }
    return implicit.level
  }

  static let standardDuration: CFTimeInterval = 0.25

  /// The group that waits for the animations which start now.
  static var group: TransactionGroup? { innermost?.group }

  /// Opens a transaction inside the current one.
  open class func begin() {
    AnimationState.current.transactions.append(Level(in: innermost))
  }

  /// Closes the innermost transaction; ignored without one.
  ///
  /// The completion block runs when all animations that started in the transaction have ended, or
  /// at once if there are none.
  open class func commit() {
    AnimationState.current.transactions.popLast()?.group.commit()
  }

  /// Ignored: changes are visible immediately.
  open class func flush() {}

  /// Whether implicit animations are disabled, so that changes are visible immediately.
  open class func disableActions() -> Bool { innermost?.isDisabled ?? false }

  /// Disables or enables implicit animations.
  open class func setDisableActions(_ flag: Bool) { change { $0.isDisabled = flag } }

  /// Returns the duration of implicit animations, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    innermost?.duration ?? standardDuration
  }

  /// Sets the duration of implicit animations, in seconds. Negative values and NaN count as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur > 0 ? dur : 0 }
  }

  /// Returns the timing function of implicit animations; nil means the default of Core Animation.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost?.function }

  /// Sets the timing function of implicit animations; nil means the default of Core Animation.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.function = function }
  }

  /// Sets a block to call when all animations of this transaction have ended.
  ///
  /// Animations that start before and after this call both count. Outside all transactions, the
  /// block runs after the current event at the earliest.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change {
      $0.completion = block
      $0.group.setCompletion(block)
    }
    guard AnimationState.current.transactions.isEmpty, let group = innermost?.group else { return }
    DelayedCall(after: 0, in: ScreenEnvironment.current.clock) { group.commit() }
  }

  /// Returns the block to call when all animations of the transaction have ended, or nil.
  open class func completionBlock() -> (() -> Void)? { innermost?.completion }

  /// Returns a setting by its key, or a value stored with `setValue(_:forKey:)`.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: innermost?.duration
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: innermost?.customValues[key]
    }
  }

  /// Changes a setting by its key. Values for other keys are stored until the transaction ends.
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
    default: change { $0.customValues[key] = anObject }
    }
  }

  private class func change(_ body: (inout Level) -> Void) {
    let state = AnimationState.current
    let count = state.transactions.count
    guard count == 0 else { return body(&state.transactions[count - 1]) }
    var level = innermost ?? Level(in: nil)
    body(&level)
    state.implicitTransaction = (level, ScreenEnvironment.current.clock.time)
  }
}

/// The key of the animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the setting that disables implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the animation timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
