public import Foundation

/// A generator for the haptic feedback of a collision.
///
/// - Note: Partly: haptics are not simulated, as in Apple's simulator.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of colliding objects. Raw values are those of UIKit.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small objects.
    case light = 0
    /// A collision of medium objects.
    case medium = 1
    /// A collision of large objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of rigid objects.
    case rigid = 4
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of medium style.
  public override init() { super.init() }

  /// Creates a generator of a style, attached to a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Plays the feedback. Ignored: haptics are not simulated.
  open func impactOccurred() {}

  /// Plays the feedback with an intensity from 0 to 1. Ignored: haptics are not simulated.
  open func impactOccurred(intensity: CGFloat) {}
}
