public import Foundation
import ScrollPhysics

extension UIView {
  /// How an animation runs; raw values as UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of `UIViewAnimationOptions`.
    public let rawValue: UInt

    /// Bits without a name here are kept and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// - Note: Partly: kept; a layout pass inside the block always animates.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// - Note: Partly: kept; touches reach scroll views during every animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// - Note: Partly: kept; a property under way always goes on from what is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again for ever, until the property is set anew or `removeAllAnimations` is called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after it ran forth, which takes twice the duration; then what was set is seen.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Without it a block inside another runs for as long as the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Without it a block inside another has the outer one's curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Without it a block inside another repeats and reverses as the outer one does.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// - Note: Partly: kept; what goes is shown as a picture, what comes as it moves.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Slow at both ends: the cubic (0.42, 0), (0.58, 1). The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start: the cubic (0.42, 0), (1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end: the cubic (0, 0), (0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Followed as every animation: at each tick of the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The same: the display ticks as it does.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: CubicTimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .init(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case 2: .init(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case 3: .init(x1: 0, y1: 0, x2: 1, y2: 1)
      default: .easeInOut
      }
    }
  }

  /// Runs `animations` now; what they change of frames, bounds, transforms, alpha and colours is
  /// seen to move over `duration` seconds of the screen's clock, after `delay`. Both: negative and
  /// NaN are 0. `completion` runs at the end; for a duration of 0, and where nothing was there to animate,
  /// at once, or inside another completion as soon as that has returned.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, pace: .cubic(options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// The same on a spring that is at rest after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without a swing, smaller ones swing; 0.01 at least, 1 at most
  ///     and for NaN.
  ///   - velocity: toward the end, in ways a second: 1 would cover the whole way in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace: AnimationTiming.Pace =
      duration > 0
      ? .spring(
        SpringTimingCurve(
          dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity),
          settlingAfter: duration)) : .cubic(.easeInOut)
    run(
      duration: duration, delay: delay, pace: pace,
      options: options.union([.overrideInheritedDuration, .overrideInheritedCurve]),
      animations: animations, completion: completion)
  }

  /// On a spring that seems to take `duration` seconds and comes to rest a little later.
  ///
  /// - Parameters:
  ///   - bounce: 0 has no swing, 1 swings for long, −1 is flat; cut to that.
  ///   - velocity: toward the end, in ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      return run(
        duration: 0, delay: delay, pace: .cubic(.easeInOut), options: options,
        animations: animations, completion: completion)
    }
    let spring = SpringTimingCurve(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
    run(
      duration: spring.settlingTime, delay: delay, pace: .spring(spring),
      options: options.union([.overrideInheritedDuration, .overrideInheritedCurve]),
      animations: animations, completion: completion)
  }

  private class func run(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationTiming.Pace,
    options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let clock = ScreenEnvironment.current.clock
    let outer = AnimationBlock.current?.timing
    let inherited = options.contains(.overrideInheritedOptions) ? nil : outer
    let block = AnimationBlock(
      now: clock.time, delay: delay,
      duration: (options.contains(.overrideInheritedDuration) ? nil : outer?.duration) ?? duration,
      pace: (options.contains(.overrideInheritedCurve) ? nil : outer?.pace) ?? pace,
      repeats: inherited?.repeats ?? options.contains(.repeat),
      autoreverses: inherited?.autoreverses ?? options.contains(.autoreverse),
      completion: completion)
    block.run(animations)
    clock.begin(block)
  }

  /// In a block of `animate`: what changes inside repeats, so often and running back if asked to, and then what
  /// was set is seen. The block's completion waits for it. Outside of a block nothing is animated.
  ///
  /// - Note: Partly: a property animator's changes do not repeat.
  /// - Parameter count: infinite for ever; 0, negative and NaN are once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.modify(Double(count), autoreverses, animations)
  }

  /// The same without delay, with the default curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Seconds that changes take in the animation block around; 0 without one, and where changes are seen at
  /// once.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.inheritedDuration }

  /// Whether blocks of `animate` take their time. While they do not, changes are seen at once and
  /// completions are called in the next turn.
  public class var areAnimationsEnabled: Bool { ScreenEnvironment.current.areAnimationsEnabled }

  /// Has blocks of `animate` take their time from now on, or none.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ScreenEnvironment.current.areAnimationsEnabled = enabled
  }

  /// What changes inside, blocks of `animate` included, is seen at once.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationBlock.suppress(actions)
  }
}
