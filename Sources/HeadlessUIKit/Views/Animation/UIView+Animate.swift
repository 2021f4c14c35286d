public import Foundation
import ScrollPhysics

extension UIView {
  /// The options of an animation. Raw values match UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of `UIViewAnimationOptions`.
    public let rawValue: UInt

    /// Creates options from bits. Bits that have no name here are stored and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates a layout pass that runs inside the block.
    ///
    /// - Note: Partly: the option has no effect, because a layout pass inside the block always
    ///   animates.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user interact with views while they are animated.
    ///
    /// - Note: Partly: the option has no effect, because touches reach scroll views during every
    ///   animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the value on screen if the property is already being animated.
    ///
    /// - Note: Partly: the option has no effect. Animations of `frame`, `bounds`, `center` and
    ///   `transform` are additive, so a running animation continues and the new one adds to it.
    ///   Animations of other properties always start from the value on screen and replace the
    ///   running one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until `removeAllAnimations` is called or the view leaves its window.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animation forwards and then backwards, which takes twice the duration. Afterwards
    /// the view shows the new value.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's duration. Without this option, a nested block takes the outer block's
    /// duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's timing curve. Without this option, a nested block takes the outer block's
    /// curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Uses the block's `repeat` and `autoreverse` options. Without this option, a nested block
    /// takes the outer block's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Redraws the content during a transition instead of using a snapshot.
    ///
    /// - Note: Partly: the option has no effect. The old content is shown as a snapshot and the new
    ///   content as it changes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Accelerates at the start and slows down at the end, along the cubic (0.42, 0), (0.58, 1).
    /// The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Accelerates at the start, along the cubic (0.42, 0), (1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slows down at the end, along the cubic (0, 0), (0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Requests 60 frames a second. No effect: animations advance at each tick of the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Requests 30 frames a second. No effect: animations advance at each tick of the display.
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

  /// Runs `animations` immediately and animates the changes that it makes to frames, bounds,
  /// transforms, alpha and colours.
  ///
  /// Animations of frames, bounds and transforms are additive: they animate the distance to the
  /// property's value. Setting the property during the animation moves the view at once, and the
  /// rest of the distance is still animated. A second animation adds to the first one.
  ///
  /// The animation begins after `delay` seconds and takes `duration` seconds of the screen's clock.
  /// Negative and NaN values of both are 0. `completion` runs at the end, with true. It runs
  /// earlier and with false if all animations of the block were removed or replaced. With a
  /// duration of 0, or without changes to animate, it runs immediately. Inside another completion
  /// it runs as soon as that one has returned.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, pace: .cubic(options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes along a spring that is at rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0.01…1. At 1, which NaN also means, the spring
  ///     comes to rest without oscillating. Smaller values oscillate.
  ///   - velocity: The initial velocity towards the end. At 1 it would cover the whole distance in
  ///     a second.
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

  /// Animates changes along a spring with a perceived duration of `duration` seconds. The spring
  /// comes to rest a little later.
  ///
  /// - Parameters:
  ///   - bounce: The amount of bounce, clamped to −1…1. At 0 the spring does not oscillate, at 1 it
  ///     oscillates for long, at −1 it is flat.
  ///   - velocity: The initial velocity towards the end. At 1 it would cover the whole distance in
  ///     a second.
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

  /// Repeats the changes that `animations` makes inside an `animate` block. Afterwards the view
  /// shows the new values. The block's completion waits for the last repetition. Outside of a block
  /// the changes are not animated.
  ///
  /// - Note: Partly: changes of a property animator do not repeat.
  /// - Parameters:
  ///   - count: The number of repetitions. Infinity repeats forever. 0, negative and NaN values
  ///     mean 1.
  ///   - autoreverses: Whether each repetition also plays backwards.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.modify(Double(count), autoreverses, animations)
  }

  /// Animates changes with the default curve and without a delay.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The duration of the enclosing animation block, in seconds. 0 outside of a block and where
  /// animations are suppressed.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.inheritedDuration }

  /// Whether `animate` blocks animate. While this is false, changes appear immediately and
  /// completions are called in the next turn of the run loop.
  public class var areAnimationsEnabled: Bool { AnimationState.current.areEnabled }

  /// Enables or disables animations in `animate` blocks.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.areEnabled = enabled
  }

  /// Runs `actions` without animating its changes, including those in nested `animate` blocks.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationBlock.suppress(actions)
  }
}
