import Foundation

/// Is told of the lines that are made. Every method has a default that does nothing.
///
/// - Note: Partly: how lines are made is not asked for.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Lines are to be made again.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Lines were made.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
