import Foundation

/// The object that drags an item over automatically scrolling content. Locations are relative to
/// the top left corner of the visible area.
@preconcurrency @MainActor
protocol EdgeScrollFollower: AnyObject {
  /// Called when the content has scrolled, to keep the dragged item under its finger.
  func contentDidScroll(under place: CGPoint)
  /// Called at the rate of the touch screen, when another item may be under the finger.
  func targetMayHaveChanged(under place: CGPoint)
}
