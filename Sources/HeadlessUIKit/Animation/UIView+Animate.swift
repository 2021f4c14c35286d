public import Foundation
import ScrollPhysics

extension UIView {
  /// How an animation runs; raw values as UIKit's. Repeating and reversing are not supported.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of `UIViewAnimationOptions`.
    public let rawValue: UInt

    /// Bits without a name here are kept and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Kept for iOS sources; a layout pass inside the block always animates.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Kept for iOS sources; touches reach scroll views during every animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Kept for iOS sources; a property under way always goes on from what is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Without it a block inside another runs for as long as the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Without it a block inside another has the outer one's curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends: the cubic (0.42, 0), (0.58, 1). The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start: the cubic (0.42, 0), (1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end: the cubic (0, 0), (0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

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
  /// NaN are 0. `completion` runs on the first tick at or after the end; at once for a duration of 0
  /// and, as in UIKit, where nothing was there to animate.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let clock = ScreenEnvironment.current.clock
    let outer = AnimationBlock.current
    let inheritedDuration = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let inheritedCurve = options.contains(.overrideInheritedCurve) ? nil : outer?.curve
    let block = AnimationBlock(
      now: clock.time, delay: delay, duration: inheritedDuration ?? duration,
      curve: inheritedCurve ?? options.curve, completion: completion)
    block.run(animations)
    clock.begin(block)
  }

  /// The same without delay, with the default curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// What changes inside, blocks of `animate` included, is seen at once.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationBlock.suppress(actions)
  }
}
