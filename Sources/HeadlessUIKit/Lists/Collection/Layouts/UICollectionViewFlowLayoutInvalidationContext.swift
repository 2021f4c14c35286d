/// The parts of a flow layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, spacings and insets are loaded and items laid out again; true by default.
  ///
  /// A change of bounds that only scrolls sets it to false.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether computed positions are discarded; true by default. Stored, but without effect.
  open var invalidateFlowLayoutAttributes = true
}
