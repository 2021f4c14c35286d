/// A rectangle in a box that is not a box itself, which is the engine's interface to a layout
/// guide.
@MainActor
package protocol LayoutRegion: LayoutElement {
  /// The box whose coordinates the region uses, or nil if it has none.
  var layoutParent: (any LayoutBox)? { get }
  var layoutRegionKind: LayoutRegionKind { get }
  /// The insets from the parent's edges to the region, or the thickness of bars. Unused for other
  /// kinds.
  var layoutRegionInsets: LayoutInsets { get }
}
