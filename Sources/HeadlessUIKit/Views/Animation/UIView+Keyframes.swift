public import Foundation

extension UIView {
  /// The options of a keyframe animation. Raw values match UIKit's.
  ///
  /// Options of `AnimationOptions` may be included by raw value. A curve option applies to the
  /// animation as a whole.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of `UIViewKeyframeAnimationOptions`.
    public let rawValue: UInt

    /// Creates options from bits. Bits that have no name here are stored and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates a layout pass that runs inside a keyframe. No effect: it always animates.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user interact with views while they are animated. No effect: touches reach views
    /// during every animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the value on screen. No effect: animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays the animation forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's duration. Without this option, a nested block takes the outer block's
    /// duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the block's `repeat` and `autoreverse` options. Without this option, a nested block
    /// takes the outer block's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe. Interpolated linearly here.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates with a smooth curve through the keyframes. Interpolated linearly here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates smoothly at an even pace. Interpolated linearly here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Interpolates at an even pace, ignoring keyframe times. Interpolated linearly here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  }

  /// Runs `animations` immediately, which adds keyframes, and animates each keyframe's changes at
  /// its time.
  ///
  /// The animation begins after `delay` seconds and takes `duration` seconds of the screen's clock.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let clock = ScreenEnvironment.current.clock
    let curve = AnimationOptions(rawValue: options.rawValue).curve
    let block = AnimationBlock(
      now: clock.time, delay: delay, duration: duration, pace: .cubic(curve),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      completion: completion)
    block.isSequence = true
    block.run(animations)
    clock.begin(block)
  }

  /// Adds a keyframe to the enclosing `animateKeyframes`.
  ///
  /// The start time and duration are fractions of the whole animation. Several keyframes of one
  /// property each continue from the one before, so add them in order of time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.isSequence else { return animations() }
    let whole = block.progress
    block.progress = block.scrubbed(
      KeyframeTiming(
        whole: block.timing, start: min(max(frameStartTime, 0), 1),
        length: min(max(frameDuration, 0), 1)))
    animations()
    block.progress = whole
  }
}
