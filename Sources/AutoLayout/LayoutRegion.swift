/// A rectangle in a box that is no box itself: a layout guide, as the engine sees it.
@MainActor
package protocol LayoutRegion: LayoutElement {
  /// The box whose coordinates it is in; nil while it has none.
  var layoutParent: (any LayoutBox)? { get }
  var layoutRegionKind: LayoutRegionKind { get }
  /// From the parent's edges to the region's, or for bars the thickness of each; unused for the
  /// kinds that have neither.
  var layoutRegionInsets: LayoutInsets { get }
}
