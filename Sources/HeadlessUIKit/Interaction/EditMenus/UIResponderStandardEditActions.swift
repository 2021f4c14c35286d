public import Foundation

/// What edit menus offer by themselves. Responders have all of it; beside fields and text views who has
/// something to copy overrides the method, and `canPerformAction(_:withSender:)`, which is asked before.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// To the pasteboard, and away.
  func cut(_ sender: Any?)
  /// To the pasteboard.
  func copy(_ sender: Any?)
  /// From the pasteboard.
  func paste(_ sender: Any?)
  /// What is under the caret.
  func select(_ sender: Any?)
  /// Everything.
  func selectAll(_ sender: Any?)
  /// Away.
  func delete(_ sender: Any?)
}
