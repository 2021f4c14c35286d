import Foundation

/// A data source whose items may lie in one another.
@MainActor
protocol OutlineSource: AnyObject {
  /// How deep an item lies, and whether it is open; nil for one of a flat section.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// A finger opens or closes an item.
  func toggleOutline(at path: IndexPath)
}
