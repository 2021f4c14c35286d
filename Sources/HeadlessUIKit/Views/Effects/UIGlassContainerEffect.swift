public import Foundation

/// The effect of a view whose subviews are of Liquid Glass and merge when they are close.
///
/// - Note: Partly: the view itself shows nothing, as on iOS, and its subviews do not merge.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass merges, in points. Stored without effect.
  open var spacing: CGFloat = 0

  /// Creates the effect.
  public override init() { super.init() }
}
