public import Foundation
import ScrollPhysics

/// The base class of animations. Add an instance of a subclass to a layer, which runs a copy of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds. 0 means the default: 0.25, or the settling time of a
  /// spring.
  ///
  /// Inside a `CAAnimationGroup`, 0 means the duration of the group.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true
  /// The pacing of each run; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The object notified when the animation starts and stops. The animation holds it strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// The values set with `setValue(_:forKey:)`, which only the app uses.
  private var customValues: [String: Any] = [:]

  /// Creates an animation with the defaults of Core Animation.
  public override init() { super.init() }

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Stores a value under a key. Copies of the animation keep it, so that an app can recognise
  /// them.
  open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

  /// Returns the value stored under a key, or nil.
  open func value(forKey key: String) -> Any? { customValues[key] }

  /// Returns a copy of the animation.
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
    copy.customValues = customValues
  }

  /// The duration of one run if `duration` is 0; nil means 0.25 seconds.
  var naturalDuration: CFTimeInterval? { nil }

  /// Returns the progress of a run, from 0 to 1, with the timing function applied.
  func progress(after time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return timingFunction?.curve.value(at: share) ?? share
  }

  /// Updates the displayed values for a moment of the animation.
  ///
  /// - Parameters:
  ///   - progress: The progress of the run, with the timing function applied.
  ///   - time: The time within the run, in seconds from 0 to `duration`.
  ///   - repetition: The number of runs completed before this one.
  @MainActor
  func apply(
    to shown: inout ShownValues, of layer: CALayer, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval, repetition: Int
  ) {}
}
