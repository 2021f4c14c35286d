public import Foundation

extension UIView {
  /// How a keyframe animation runs; raw values as UIKit's. Those of `AnimationOptions` hold too, by
  /// their raw values: the curve bends the whole.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of `UIViewKeyframeAnimationOptions`.
    public let rawValue: UInt

    /// Bits without a name here are kept and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Kept for iOS sources; a layout pass inside a keyframe always animates.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Kept for iOS sources.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Kept for iOS sources.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begins again for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after it ran forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Without it a block inside another runs for as long as the outer one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Without it a block inside another repeats and reverses as the outer one does.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Drawn straight here, as linear.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Drawn straight here, as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Drawn straight here, as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Drawn straight here, as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  }

  /// Runs `animations` now, which adds keyframes; what these change is seen to move when each says, within
  /// `duration` seconds of the screen's clock, after `delay`.
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

  /// A keyframe of `animateKeyframes`: what it changes moves from `frameStartTime` on, for
  /// `frameDuration`, both shares of the whole. Of a property with several, each goes on from the one
  /// before; add them in their order.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.isSequence else { return animations() }
    let whole = block.progress
    block.progress = block.driven(
      KeyframeTiming(
        whole: block.timing, start: min(max(frameStartTime, 0), 1),
        length: min(max(frameDuration, 0), 1)))
    animations()
    block.progress = whole
  }
}
