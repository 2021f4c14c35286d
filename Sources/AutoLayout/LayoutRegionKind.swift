/// What determines a region.
package enum LayoutRegionKind: Hashable, Sendable {
  /// Constraints.
  case free
  /// Constraints that come with the box.
  case readable
  /// Insets. It stays on the screen while the content of the parent scrolls.
  case safeArea
  /// Insets; of the content where the parent scrolls.
  case margins
  /// The strip above (below) the safe area.
  case topBars, bottomBars
  /// The content that scrolls in the parent, and the part that is visible.
  case content, viewport
}
