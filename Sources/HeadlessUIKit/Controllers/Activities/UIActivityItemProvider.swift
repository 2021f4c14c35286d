public import Foundation

/// Says what is shared only when it is: a subclass makes it in `item`.
///
/// - Note: Partly: `item` is asked on the main thread; there is no other one here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Of the kind of what will be shared; nil where nothing was given.
  public nonisolated(unsafe) let placeholderItem: Any?
  /// The way that people chose; nil before they did.
  public private(set) nonisolated(unsafe) var activityType: UIActivity.ActivityType?

  /// - Parameter placeholderItem: of the kind of what will be shared.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// What is shared: the placeholder unless overridden.
  open nonisolated var item: Any { placeholderItem ?? "" }

  /// The placeholder.
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// What `item` says.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
