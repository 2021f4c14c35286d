/// The source of a region's frame.
package enum LayoutRegionKind: Hashable, Sendable {
  /// Constraints of the app determine the frame.
  case free
  /// Constraints that belong to the box determine the frame.
  case readable
  /// The safe area, given by insets. It stays on the screen while the parent's content scrolls.
  case safeArea
  /// The layout margins, given by insets. If the parent scrolls, they are relative to its content.
  case margins
  /// The strips above and below the safe area.
  case topBars, bottomBars
  /// The content that scrolls in the parent, and its visible part.
  case content, viewport
}
