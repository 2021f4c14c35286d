public import Foundation

/// An operation that creates an item when it is shared. Subclasses create it in `item`.
///
/// - Note: Partly: `item` is called on the main thread, because there is no other thread here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Safe: this package runs no operation; its members are called on the main thread.

  // Safe: never written after `init`.
  /// An object of the class of the item that will be shared. Nil if none was given.
  public nonisolated(unsafe) let placeholderItem: Any?
  // Safe: written on the main actor, before `item` is read there.
  /// The type of the chosen activity. Nil before an activity is chosen.
  public private(set) nonisolated(unsafe) var activityType: UIActivity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: An object of the class of the item that will be shared.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item to share: the placeholder unless overridden.
  open nonisolated var item: Any { placeholderItem ?? "" }

  /// Returns the placeholder.
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// Returns `item`, or nil if the operation is cancelled.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
