import Foundation

/// What placing the visible elements of a collection led to.
enum TilingOutcome {
  /// All cells have the sizes that the layout gave them.
  case settled
  /// Cells have other sizes, and the layout has to prepare again. With the first item that was on the screen
  /// before, and its place, which the eye should keep.
  case resized(anchor: (key: ElementKey, frame: CGRect)?)
}
