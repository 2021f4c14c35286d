/// An item below a preview: an action or a group.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// The title of the item.
  var title: String { get }
}
