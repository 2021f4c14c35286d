import Foundation

/// The result of placing the visible elements of a collection.
enum TilingOutcome {
  /// All cells have the sizes that the layout gave them.
  case settled
  /// Some cells have different sizes, and the layout must prepare again. The anchor is the first
  /// item that was visible before, which keeps its place on the screen.
  case resized(anchor: (key: ElementKey, frame: CGRect)?)
}
