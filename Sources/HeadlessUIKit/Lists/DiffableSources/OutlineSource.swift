import Foundation

/// A data source whose items can form a tree.
@preconcurrency @MainActor
protocol OutlineSource: AnyObject {
  /// The level of an item, and whether it is expanded; nil for an item of a flat section.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item after a tap on its disclosure control.
  func toggleOutline(at path: IndexPath)
}
