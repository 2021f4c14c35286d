public import Foundation

/// A knock, as of things that meet.
///
/// - Note: Partly: nothing can be felt here, as in a simulator.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How things that meet feel; raw values as UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Things of middle size.
    case medium = 1
    /// Large things.
    case heavy = 2
    /// Things that give way.
    case soft = 3
    /// Things that do not.
    case rigid = 4
  }

  /// A generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of middle size.
  public override init() { super.init() }

  /// A generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Knocks.
  open func impactOccurred() {}

  /// Knocks with a strength of 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
