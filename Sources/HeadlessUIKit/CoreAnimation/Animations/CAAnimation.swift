public import Foundation
import ScrollPhysics

/// What runs on a layer for a while. Add one of the subclasses to a layer: it runs a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 is the transaction's, a quarter of a second unless that says otherwise.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer is rid of it when it is over.
  open var isRemovedOnCompletion = true
  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears when it begins and ends; kept until then.
  open var delegate: (any CAAnimationDelegate)?
  /// What `setValue(_:forKey:)` was told, for the app's own use.
  private var ownValues: [String: Any] = [:]

  /// Core Animation's defaults.
  public override init() { super.init() }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value with the animation and its copies, as apps do to know it again.
  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

  /// What was kept under that key.
  open func value(forKey key: String) -> Any? { ownValues[key] }

  /// One that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    copyValues(to: copy)
    return copy
  }

  func emptyCopy() -> CAAnimation { CAAnimation() }

  func copyValues(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.ownValues = ownValues
  }

  /// How long one run takes where nothing is said.
  var naturalDuration: CFTimeInterval? { nil }

  /// How far a run is, before the timing function.
  func progress(after time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return timingFunction?.curve.value(at: share) ?? share
  }

  /// Changes what is shown.
  ///
  /// - Parameters:
  ///   - progress: of the run, after the timing function.
  ///   - time: of the run, in seconds of `duration`.
  ///   - repetition: how many runs came before.
  @MainActor
  func apply(
    to shown: inout ShownValues, of layer: CALayer, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval, repetition: Int
  ) {}
}
