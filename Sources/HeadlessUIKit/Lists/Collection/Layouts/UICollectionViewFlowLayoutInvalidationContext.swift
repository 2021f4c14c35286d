/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, spacings and insets are to be asked and items laid out anew. Default true; a
  /// change of bounds that only scrolls sets it to false.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places that were computed are kept no longer. Default true.
  open var invalidateFlowLayoutAttributes = true
}
